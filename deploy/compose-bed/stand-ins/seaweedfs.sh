#!/bin/sh
# weed mini -dir=<data> -s3.config=<keys>: versitygw with the keys of that file. A key with the action "Admin" uses every
# bucket; another one uses those of its actions, whoever stores files there. They exist from the start.
set -eu
for argument; do
  case $argument in
    -dir=*) data=${argument#*=} ;;
    -s3.config=*) keys=${argument#*=} ;;
  esac
done
mkdir -p "$data/objects" "$data/metadata" /tmp/users
jq '{accessAccounts: [.identities[] | .credentials[0] as $key | {
    key: $key.accessKey,
    value: {
      access: $key.accessKey,
      secret: $key.secretKey,
      role: (if .actions == ["Admin"] then "admin" else "user" end)
    }
  }] | from_entries}' "$keys" > /tmp/users/users.json
jq -r '.identities[] | .name as $name | .actions[] | split(":") | select(.[1]) | "\($name) \(.[1])"' "$keys" |
  while read -r name bucket; do
    meta=$data/metadata/$bucket/meta
    mkdir -p "$data/objects/$bucket" "$meta"
    grantee="{\"Permission\":\"FULL_CONTROL\",\"Access\":\"$name\",\"Type\":\"CanonicalUser\"}"
    echo "{\"Owner\":\"$name\",\"Grantees\":[$grantee]}" > "$meta/acl"
    printf BucketOwnerEnforced > "$meta/ownership"
  done
ROOT_ACCESS_KEY_ID=root ROOT_SECRET_ACCESS_KEY=$(head -c 32 /dev/urandom | sha256sum | cut -c 1-64)
export ROOT_ACCESS_KEY_ID ROOT_SECRET_ACCESS_KEY
exec versitygw --quiet --port :8333 --health /healthz --iam-dir /tmp/users posix --sidecar "$data/metadata" "$data/objects"
