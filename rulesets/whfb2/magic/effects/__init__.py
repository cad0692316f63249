"""Effects of a spell once it is cast, and its traces on the table."""
