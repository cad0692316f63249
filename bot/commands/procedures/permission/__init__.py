"""Permission of acts: seats and rules, the words of a refusal, and how it is overruled."""
