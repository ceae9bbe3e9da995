#!/bin/sh
# Makes a checked backup of the database in a folder, and keeps the newest ones. A running server is not disturbed.
#
#   backup.sh FOLDER [HOW_MANY]
#
# The database is that of the server: PHAROS_DATABASE, else the SQLite file in PHAROS_DATA. Prints the file it made.
set -eu
umask 077
folder=${1:?"usage: backup.sh FOLDER [HOW_MANY]"}
keep=${2:-14}
pharos=${PHAROS:-/opt/pharos/bin/pharos}
stamp=$(date -u +%Y%m%dT%H%M%S.%3NZ)

mkdir -p "$folder"
case ${PHAROS_DATABASE:-sqlite} in
postgres*)
	file=$folder/pharos-$stamp.dump
	pg_dump --format=custom --no-owner --no-privileges --dbname="$PHAROS_DATABASE" --file="$file.part"
	pg_restore --list "$file.part" >/dev/null
	mv "$file.part" "$file"
	;;
*)
	file=$folder/pharos-$stamp.sqlite3
	"$pharos" admin backup "$file" >/dev/null
	;;
esac
find "$folder" -maxdepth 1 -type f -name 'pharos-*' ! -name '*.part' | sort | head -n "-$keep" | while read -r old; do
	rm -- "$old"
done
echo "$file"
