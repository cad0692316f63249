"""Files of campaigns: whole ones, and battles as spreadsheets."""
