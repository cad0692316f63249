param-unit = The unit: a name on the table, or a profile line
