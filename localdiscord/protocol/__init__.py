"""The words of the protocol: objects, ids, encodings, limits and errors."""
