"""Pictures: charts and drawings, lettered in a font of our own."""
