"""The journal: searched, played again, undone, and told late."""
