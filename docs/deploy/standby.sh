#!/bin/sh
# Makes a standby of the PostgreSQL server of Pharos in an empty folder: a copy that follows every commit.
#
#   standby.sh 'postgresql://replicator:PASSWORD@PRIMARY/postgres' /var/lib/postgresql/15/standby [NAME]
#
# Run it as the user who owns the folder (postgres). The primary needs wal_level=replica (the default), a role made by
# CREATE ROLE replicator LOGIN REPLICATION PASSWORD '…', and a line for it in pg_hba.conf. NAME is the name of the standby and of its
# slot: the primary keeps what this standby has not read yet. Start the standby with pg_ctl or by its unit; when the primary is lost for
# good, `SELECT pg_promote()` on the standby makes it the primary.
set -eu
primary=${1:?"usage: standby.sh ADDRESS_OF_PRIMARY FOLDER [NAME]"}
folder=${2:?"usage: standby.sh ADDRESS_OF_PRIMARY FOLDER [NAME]"}
name=${3:-pharos_standby}
if [ -n "$(ls -A "$folder" 2>/dev/null || true)" ]; then
	echo "standby.sh: $folder is not empty." >&2
	exit 1
fi
pg_basebackup --dbname="$primary" --pgdata="$folder" --wal-method=stream --write-recovery-conf --create-slot --slot="$name" --checkpoint=fast
printf "cluster_name = '%s'\n" "$name" >>"$folder/postgresql.auto.conf"
echo "made a standby in $folder"
