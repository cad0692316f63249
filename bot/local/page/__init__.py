"""The local table's page: what a browser is served, and the socket it acts through.

`hub` and `notices` hold what a browser may do and is told; `site` decides who may come; `uploads`
which files may be sent, and how long they wait; `talk` is for messages.
"""
