gaia-illegal-notation = I cannot read “{ $line }”. Type it as the log does, or as on the well-known site: “build ts 3A2”, “up nav”, “pass booster4”.
