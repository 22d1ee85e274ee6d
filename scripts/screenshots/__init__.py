"""Screenshots of the page: `make screenshots`."""
