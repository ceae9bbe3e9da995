"""What a table and its clients say to each other, over a network or inside one device."""
