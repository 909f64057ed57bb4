#!/bin/sh
# Creates the site's pages for PUBLIC_URL before nginx starts: replaces the build's placeholder origin and compresses
# each page once.
#   make-pages.sh <the site's build> <folder that nginx serves pages from>
set -eu
built=$1
made=$2

said=$(printf '%s' "${PUBLIC_URL:-}" | tr A-Z a-z)
origin=${said%/}
if ! printf '%s' "$origin" | grep -Eqx 'https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]+)?'; then
  echo 'PUBLIC_URL: set the origin that browsers use, such as https://www.agency.example' >&2
  exit 1
fi

# nginx derives ETag and Last-Modified from a file's time and length. The time is set to the build's time plus a value
# derived from the origin, because another origin of the same length must change the ETag; it is the same on every
# replica.
moved=$((0x$(printf '%s' "$origin" | sha256sum | cut -c 1-5)))

cd "$built"
find . -type f \( -name '*.html' -o -name '*.xml' -o -name '*.txt' \) ! -path './legal/*' | while read -r file; do
  page=$made/$file
  mkdir -p "$(dirname "$page")"
  sed "s|https://site\.invalid|$origin|g" "$file" >"$page"
  gzip -c "$page" >"$page.gz"
  # The best quality takes a hundred times as long and saves a tenth of the bytes.
  brotli -q 5 -c "$page" >"$page.br"
  touch -d "@$(($(stat -c %Y "$file") - moved))" "$page" "$page.gz" "$page.br"
done
echo "The site lives at $origin" >&2
