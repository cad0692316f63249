"""The process: settings, logs, health, memory and the errors that stop a start."""
