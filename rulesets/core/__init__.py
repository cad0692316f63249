"""The core that games share: procedures, parameters, effects, tables, units, odds, the plug-in."""
