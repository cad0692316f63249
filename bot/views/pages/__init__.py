"""Pages from templates: values are escaped by their type, and styles are files."""
