"""The rules that Discord has for what bots send.

They say what a message or a form may be made of; what Discord adds to it: `protocol.components`.
"""
