"""Pictures of results, drawn as SVG that follows the reader's light or dark scheme."""
