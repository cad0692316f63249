"""Cards: what an outcome shows, in words and figures, before it takes any form."""
