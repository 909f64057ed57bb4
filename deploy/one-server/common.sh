# What the commands of this folder share.
cd "$(dirname "$0")"
settings=$PWD/settings.env

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

compose() {
  docker compose --project-directory ../.. --env-file "$settings" \
    -f ../../docker-compose.yml -f compose.yml --profile backup "$@"
}

# One image after the other: at once they would need more than 2 GB.
build() { for part in gateway intake commerce notification web backup; do compose build --quiet "$part"; done; }
alone() { compose run --rm --no-deps --no-TTY "$@"; }

# One of the gateway's commands.
operate() { alone --entrypoint 'node --enable-source-maps dist/main.js' first-owner "$@"; }

# Goes on after a yes.
confirm() {
  say "$1 Go on? (yes/no)"
  read -r answer
  [ "$answer" = yes ] || exit 1
}

# The value of a setting; empty without one.
kept() { sed -n "s/^$1='\(.*\)'\$/\1/p" "$settings" 2>/dev/null; }

keep() {
  case $2 in *\'* | *"
"*) fail "$1 may hold neither a quote nor a line break." ;; esac
  touch "$settings"
  chmod 600 "$settings"
  others=$(grep -v "^$1=" "$settings" || true)
  printf '%s\n' "$others" "$1='$2'" | sed '/^$/d' >"$settings.new"
  chmod 600 "$settings.new"
  mv "$settings.new" "$settings"
}

# Keeps lines of NAME=value.
keep_all() {
  while IFS= read -r line; do
    [ -z "$line" ] || keep "${line%%=*}" "${line#*=}"
  done
}

installed() { [ -n "$(kept INSTALLED)" ] || fail 'Nothing is installed here yet: ./install www.agency.example'; }

# The name of the release in this folder's files.
release() { git -C ../.. describe --always --dirty 2>/dev/null || date -u +%Y%m%d%H%M%S; }

caddy_image() { sed -n 's/^ *image: \(caddy:.*\)/\1/p' compose.yml; }
