"""The end of a battle: proposed and agreed to, told, taken back, handed on, fought again."""
