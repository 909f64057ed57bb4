#!/bin/sh
# What the official image's entry point does for docker-compose.yml: an empty volume gets a database, which is
# reachable by TCP only once it is ready.
set -eu
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  # shellcheck disable=SC2086
  initdb --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" ${POSTGRES_INITDB_ARGS:-}
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --wait --options="-c listen_addresses='' -c unix_socket_directories=/tmp" start
  createdb --host=/tmp --username=postgres "$POSTGRES_DB"
  pg_ctl --wait --mode=fast stop
fi
[ "$1" != postgres ] || set -- "$@" -c 'listen_addresses=*' -c unix_socket_directories=/tmp
exec "$@"
