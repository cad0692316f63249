"""A campaign as a site: pages that ask nothing of any network, for a folder or for the web."""
