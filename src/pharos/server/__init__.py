"""The game server: HTTP, WebSocket, and storage around `pharos.table`."""
