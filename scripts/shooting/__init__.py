"""Parts of `make screenshots`: what is shown, and to whom."""
