/** The most common mail domains in the countries of the site's languages. */
const providers =
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com live.com msn.com aol.com proton.me protonmail.com ' +
  'wp.pl o2.pl onet.pl interia.pl gazeta.pl gmx.de gmx.net web.de t-online.de freenet.de ukr.net i.ua meta.ua hotmail.co.th';
const known = providers.split(' ');
/** Real domains that look like a typing error of those above. */
const others = new Set(
  'ymail.com mail.com email.com gmx.com gmx.at gmx.ch me.com mac.com hey.com fmail.com hotmail.co.uk yahoo.co.th yahoo.co.uk'.split(
    ' ',
  ),
);
const endings = /\.(?:con|cmo|ocm|vom|cim|comm|coom)$/;

/** The address that a mistyped one most likely means; undefined when the address may be right. */
export function suggestAddress(address: string): string | undefined {
  const [, person, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(address) ?? [];
  if (!person || !typed) return undefined;
  const domain = typed.toLowerCase();
  if (known.includes(domain) || others.has(domain)) return undefined;
  const ended = domain.replace(endings, '.com');
  const meant = closest(ended) ?? (ended === domain ? undefined : ended);
  return meant && `${person}@${meant}`;
}

function closest(domain: string): string | undefined {
  // No other gmail domain offers public mailboxes.
  if (/^gmail\.[a-z.]+$/.test(domain)) return 'gmail.com';
  const slips = domain.length < 6 ? 0 : domain.length < 9 ? 1 : 2;
  return known
    .map((name) => ({ name, away: slipsBetween(domain, name) }))
    .filter(({ away }) => away <= slips)
    .toSorted((one, other) => one.away - other.away)[0]?.name;
}

/** Edit distance with swapped neighbors as one edit (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const at = (up: number, left: number) => rows[row - up]![column - left]!;
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const least = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (same ? 0 : 1));
      rows[row]![column] = swapped ? Math.min(least, at(2, 2) + 1) : least;
    }
  }
  return rows[one.length]![other.length]!;
}
