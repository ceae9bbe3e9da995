#!/bin/sh
# Rehearses the restoration of a backup: makes one, restores it in a scratch place, counts, looks at every table's log,
# and starts a server on it. The database itself is only read. Run it by a timer, and let a failure wake somebody.
#
#   rehearse.sh FOLDER [HOW_MANY]        as backup.sh
set -eu
here=$(dirname "$(readlink -f "$0")")
folder=${1:?"usage: rehearse.sh FOLDER [HOW_MANY]"}
pharos=${PHAROS:-/opt/pharos/bin/pharos}
port=${REHEARSAL_PORT:-18999}
scratch=$(mktemp -d)
database=${PHAROS_DATABASE:-sqlite}
server=
undo=
tidy() {
	[ -z "$server" ] || { kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; }
	[ -z "$undo" ] || psql --no-psqlrc --quiet --dbname="$(beside postgres)" --command="$undo"
	rm -rf "$scratch"
}
trap tidy EXIT
trap 'exit 1' HUP INT TERM
beside() { echo "$database" | sed -E "s#^([a-z]+://[^/]*/)[^?]*#\1$1#"; }

"$pharos" admin stats --json >"$scratch/before.json"
file=$("$here/backup.sh" "$folder" "${2:-14}")
"$pharos" admin stats --json >"$scratch/after.json"

case $database in
postgres*)
	name=pharos_rehearsal_$$
	psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname="$(beside postgres)" --command="CREATE DATABASE $name"
	undo="DROP DATABASE $name WITH (FORCE)"
	PHAROS_DATABASE=$(beside "$name")
	pg_restore --exit-on-error --no-owner --no-privileges --dbname="$PHAROS_DATABASE" "$file"
	;;
*)
	cp "$file" "$scratch/pharos.sqlite3"
	PHAROS_DATABASE=sqlite:///$scratch/pharos.sqlite3
	;;
esac
export PHAROS_DATABASE

"$pharos" admin stats --json >"$scratch/restored.json"
"$pharos" admin tables --json >"$scratch/tables.json"
PHAROS_PROGRAM=$pharos "$(dirname "$(readlink -f "$pharos")")/python" "$here/rehearse.py" "$scratch"

began=$(date +%s)
env PHAROS_PORT="$port" PHAROS_HOST=127.0.0.1 PHAROS_BUS= PHAROS_WORKERS=1 "$pharos" serve >"$scratch/server.log" 2>&1 &
server=$!
until curl --silent --fail --max-time 2 --output /dev/null "http://127.0.0.1:$port/api/ready"; do
	kill -0 "$server" 2>/dev/null || { cat "$scratch/server.log" >&2; echo "rehearse.sh: no server starts on the restored database." >&2; exit 1; }
	[ $(($(date +%s) - began)) -lt 60 ] || { echo "rehearse.sh: the server is not ready after a minute." >&2; exit 1; }
	sleep 0.2
done
echo "rehearsed: $file"
