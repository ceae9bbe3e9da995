"""Leaders: the draft, the recruitment and what leaders do."""
