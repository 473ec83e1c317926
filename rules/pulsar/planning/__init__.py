"""What players say beforehand."""
