#!/bin/sh
# Upgrades the server processes of one machine one after the other, while people play.
#
#   upgrade.sh WHEEL_OR_NAME PORT…          e.g. upgrade.sh 'pharos-games[server,valkey]==0.2.0' 8001 8002 8003
#
# Every release has a folder of its own below /opt/pharos-releases; /opt/pharos points to the one in use. A process that
# is not ready within a minute stops the upgrade: the others still run as before, and the release before is in use again.
set -eu
wanted=${1:?"usage: upgrade.sh WHEEL_OR_NAME PORT…"}
shift
[ $# -gt 0 ] || { echo "upgrade.sh: name the ports of the processes." >&2; exit 1; }
here=$(dirname "$(readlink -f "$0")")
current=${PHAROS_CURRENT:-/opt/pharos}
releases=${PHAROS_RELEASES:-/opt/pharos-releases}
python=${PYTHON:-python3}
restart=${PHAROS_RESTART:-systemctl restart}
[ ! -e "$current" ] || [ -L "$current" ] || { echo "upgrade.sh: $current is a folder, not a link; move it below $releases and link to it." >&2; exit 1; }

release=$releases/$(date -u +%Y%m%dT%H%M%SZ)
before=$(readlink -f "$current" || true)
mkdir -p "$releases"
"$python" -m venv "$release"
"$release/bin/pip" install --quiet --disable-pip-version-check "$wanted"
"$release/bin/pharos" version
if [ -n "${PHAROS_BACKUPS:-}" ]; then
	echo "backup: $(PHAROS=$current/bin/pharos "$here/backup.sh" "$PHAROS_BACKUPS")"
fi

point_to() {
	ln -sfn "$1" "$current.next"
	mv -T "$current.next" "$current"
}
ready() {
	tries=0
	until curl --silent --fail --max-time 2 --output /dev/null "http://127.0.0.1:$1/api/ready"; do
		tries=$((tries + 1))
		[ $tries -lt 120 ] || return 1
		sleep 0.5
	done
}

point_to "$release"
for port in "$@"; do
	began=$(date +%s%3N)
	if ! { $restart "pharos@$port" && ready "$port"; }; then
		echo "upgrade.sh: pharos@$port is not ready with the new release; going back to $before." >&2
		[ -z "$before" ] || { point_to "$before"; $restart "pharos@$port" || true; }
		echo "upgrade.sh: if the new release has changed the schema, the old one says so and does not start: restore the backup then." >&2
		exit 1
	fi
	echo "pharos@$port: ready after $(($(date +%s%3N) - began)) ms"
done
echo "upgraded to $release; remove older folders below $releases when nothing speaks against it"
