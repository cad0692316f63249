"""What is remembered: settings, battles and the log of every accepted action."""
