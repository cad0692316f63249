"""Who may do what now: the checks of seats and rules, their words, and how they are overruled."""
