"""Units and armies: added, changed, parted, joined, brought from lists."""
