"""Colours of planets, anomalies, wormholes and technologies."""

from __future__ import annotations

from images.drawing.theme import themed

SPACE = themed("#101738", "#eef2ff")  # of a system that nobody controls
HOME = themed("#1d2450", "#dfe8fb")
CENTRE = themed("#3a2f52", "#efe4fa")
RED_TILE = themed("#1c1430", "#f7ebf2")  # of systems without planets
RIM = themed("#5165ad", "#93a2d4")
TRAITS = {"cultural": "#3f78d6", "hazardous": "#cf4a3d", "industrial": "#4a9a52", "": "#8a92a8", "centre": "#c9a13f"}
TECHNOLOGIES = {"propulsion": "#4f92f7", "biotic": "#3fb45c", "warfare": "#ea5a4f", "cybernetic": "#e8c23a"}
TECHNOLOGY_GROUNDS = {
    "propulsion": themed("#173056", "#d7e7ff"),
    "biotic": themed("#14402a", "#d3f2dd"),
    "warfare": themed("#4a1f26", "#ffdedb"),
    "cybernetic": themed("#423a14", "#faf0c4"),
    "upgrade": themed("#2c3550", "#dfe5f5"),
    "assimilator": themed("#33265a", "#e8defc"),
}
WORMHOLES = {"alpha": "#ff9d5c", "beta": "#7be0a0", "delta": "#7cc4ff"}
LETTERS = {"alpha": "α", "beta": "β", "delta": "δ"}
ANOMALY = {"asteroid-field": "#8d8378", "nebula": "#b05fc9", "supernova": "#ff8a2a", "gravity-rift": "#5a6cff"}
STEEL = "#c3ccdf"
GOLD = "#f2c14e"
RESOURCES = "#f0c75a"
INFLUENCE = "#6fa8ff"
CARDS = {
    "leadership": "#e0574f",
    "diplomacy": "#e88f3c",
    "politics": "#e8c93f",
    "construction": "#58b368",
    "trade": "#3fae9c",
    "warfare": "#4aa3e0",
    "technology": "#4f6fe0",
    "imperial": "#9a63d6",
}
DAMAGE = "#ff5d6a"
LOST = "#8a92b4"  # of units that are struck out
FACTIONS = {  # of their signs; seats have colours of their own
    "arborec": "#6fcf5a",
    "letnev": "#e06a6a",
    "saar": "#d9a05a",
    "muaat": "#ff8a3c",
    "hacan": "#f2c14e",
    "sol": "#5aa2ff",
    "creuss": "#5ec8ff",
    "l1z1x": "#54e0d0",
    "mentak": "#f0a35e",
    "naalu": "#c6d84a",
    "nekro": "#ff5d6a",
    "sardakk": "#e8663f",
    "jolnar": "#8f9cff",
    "winnu": "#d58af0",
    "xxcha": "#58c48a",
    "yin": "#b59cff",
    "yssaril": "#9ad04e",
}
