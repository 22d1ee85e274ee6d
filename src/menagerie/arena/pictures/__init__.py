"""Pictures of results as SVG, in light or dark as the reader's system prefers."""
