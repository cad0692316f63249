"""The parts of Discord's interface: buttons, forms, layouts, embeds."""
