"""The table server: HTTP, WebSocket and storage around `pharos.table`."""
