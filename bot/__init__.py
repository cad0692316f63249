"""The Discord application: everything with input and output."""
