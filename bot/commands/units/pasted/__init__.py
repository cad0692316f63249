"""Lists that players paste: the form, what is known of their units, and values asked for."""
