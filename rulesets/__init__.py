"""The games: pure Python rules that know neither Discord nor the database."""
