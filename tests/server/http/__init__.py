"""The API over HTTP, asked as a browser and as a bot ask it."""
