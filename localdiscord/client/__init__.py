"""A client as a person uses one: lines typed, options filled, buttons pressed, messages read."""
