#!/bin/sh
# Asks the gateway, through nginx, whether search engines may list the pages, at first and then each minute; nginx looks
# for the file. Without an answer nothing changes.
#   watch-indexing.sh <file that is there while search engines are kept away>
set -u
pause=2
while sleep "$pause"; do
  case $(wget -qO- -T 5 http://127.0.0.1:8080/api/indexing) in
    *'"allowed":false'*) pause=60 && touch "$1" ;;
    *'"allowed":true'*) pause=60 && rm -f "$1" ;;
  esac
done
