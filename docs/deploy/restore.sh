#!/bin/sh
# Puts a backup in the place of the database while no server runs; what was there is kept beside it.
#
#   restore.sh FILE
#
# PostgreSQL: the role needs the right CREATEDB. The old database keeps its data under another name, which is printed.
set -eu
file=${1:?"usage: restore.sh FILE"}
pharos=${PHAROS:-/opt/pharos/bin/pharos}
[ -r "$file" ] || { echo "restore.sh: $file cannot be read." >&2; exit 1; }

case ${PHAROS_DATABASE:-sqlite} in
postgres*) ;;
*)
	exec "$pharos" admin restore "$file"
	;;
esac

pg_restore --list "$file" >/dev/null || { echo "restore.sh: $file is no backup of PostgreSQL." >&2; exit 1; }
# The address of another database of the same server.
beside() { echo "$PHAROS_DATABASE" | sed -E "s#^([a-z]+://[^/]*/)[^?]*#\1$1#"; }
ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="$1" --command="$2"; }

name=$(ask "$PHAROS_DATABASE" "SELECT current_database()")
used="SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
tries=0
until others=$(ask "$PHAROS_DATABASE" "$used AND backend_type = 'client backend'") && [ "$others" = 0 ]; do
	tries=$((tries + 1)) # a server that has just ended may still be taking its leave
	[ $tries -lt 5 ] || { echo "restore.sh: $others connections use $name. Stop the server processes first." >&2; exit 1; }
	sleep 1
done
stamp=$(date -u +%Y%m%d%H%M%S)
fresh=${name}_fresh_$stamp
old=${name}_before_$stamp
ask "$(beside postgres)" "CREATE DATABASE \"$fresh\""
if ! pg_restore --exit-on-error --no-owner --no-privileges --dbname="$(beside "$fresh")" "$file"; then
	ask "$(beside postgres)" "DROP DATABASE \"$fresh\""
	echo "restore.sh: the backup could not be read to its end; nothing was changed." >&2
	exit 1
fi
ask "$(beside postgres)" "ALTER DATABASE \"$name\" RENAME TO \"$old\""
ask "$(beside postgres)" "ALTER DATABASE \"$fresh\" RENAME TO \"$name\""
echo "restored $name; the database of before is $old"
