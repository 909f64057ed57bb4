#!/bin/sh
# Writes how nginx looks up names: its resolver knows neither resolv.conf nor the search domain of a pod.
#   make-resolver.sh <resolv.conf> > <file that nginx includes>
set -eu
value() { sed -nE "s/^$1[[:space:]]+([^[:space:]]+).*/\1/p" "$2"; }

# An IPv6 address stands in brackets.
servers=$(value nameserver "$1" | sed '/:/s/.*/[&]/' | tr '\n' ' ')
domain=$(value search "$1" | sed -n 1p)
echo "resolver ${servers:-127.0.0.1 }valid=5s;"
echo 'resolver_timeout 5s;'
echo "map '' \$search_domain { default '${domain:+.$domain}'; }"
