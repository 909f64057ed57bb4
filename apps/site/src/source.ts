const key = 'source';

/** The campaign of this visit's first link, else the referring host; never in a cookie. */
export function keepSource(): void {
  try {
    note(sessionStorage.getItem(key) ?? cameBy());
    if (keptSource()) sessionStorage.setItem(key, keptSource()!);
  } catch {
    // Storage is blocked.
    note(cameBy());
  }
}

export const keptSource = (): string | undefined => document.documentElement.dataset['source'];

function note(source: string | undefined): void {
  if (source) document.documentElement.dataset['source'] = source;
}

function cameBy(): string | undefined {
  const given = new URLSearchParams(location.search).get('utm_source') || hostBefore();
  const name = given
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, 64);
  return /[a-z0-9]/.test(name) ? name : undefined;
}

function hostBefore(): string {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
  return host === location.host ? '' : host;
}
