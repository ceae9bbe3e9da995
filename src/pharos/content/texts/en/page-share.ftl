### Links for other people, and the names of guests in a room.

share-link = Link
share-copy = Copy link
share-copied = Link copied
share-failed = Your browser doesn’t allow copying. The link is selected: copy it with the keyboard or a long press.
share-sheet = Share…
share-code = QR code of the link { $url }
room-name = Your name
room-name-save = Save name
room-name-saved = Name saved
room-sign-up = Create an account to keep your games
