"""The channel of a battle: what was chosen there, and what channels share.

`chosen` and `switches` in `channel` say which setting or house rule holds, and who chose it;
`servers` holds what a server chose for all its channels.
"""
