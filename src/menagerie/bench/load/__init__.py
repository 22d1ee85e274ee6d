"""A load generator: a server of its own, many tables played at random, and what that costs."""
