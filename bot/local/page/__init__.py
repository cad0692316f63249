"""The local table's page: what a browser is served, and the socket it acts through."""
