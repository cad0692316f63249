"""The process: settings, logs, health, memory and the errors that stop a start.

`malloc` is called before anything else, `garbage` once by whoever starts the process.
"""
