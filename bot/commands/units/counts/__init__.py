"""The numbers that the sides of a battle keep: what stands, and corrections by hand.

Which numbers there are, what they may be and by what names they count is read off the game's
declarations: no counter is named here.
"""
