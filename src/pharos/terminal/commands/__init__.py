"""The commands of `pharos`, one file each."""
