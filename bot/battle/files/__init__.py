"""Files of battles: written, read, checked and brought in.

`document` says what a file may hold; `proof` and `importing` decide what of it is believed.
"""
