"""What a spell does once it is cast, and what it leaves on the table."""
