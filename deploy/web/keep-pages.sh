#!/bin/sh
# Asks nginx for every page, at first and then every five minutes: it then has a copy of each while the gateway is away.
# Makes a file once each has one.
#   keep-pages.sh <file with a path in each line> <address of nginx> <file to make>
set -u
pause=2
while sleep "$pause"; do
  pause=300
  for encoding in br gzip; do
    # nginx bounds each answer; BusyBox's wget crashes with a bound of its own and several addresses.
    sed "s|^|$2|" "$1" | xargs wget -q -O /dev/null --header "Accept-Encoding: $encoding" || pause=2
  done
  [ "$pause" = 2 ] || : > "$3"
done
