"""The process and its machine."""
