"""Leaders: the draft, the recruitment and the effects of leaders."""
