const key = 'source';

/**
 * Notes on the document how she came: the campaign that the first link of this visit named, else the host of the site
 * before. Never in a cookie; without storage only the page at hand knows it.
 */
export function keepSource(): void {
  try {
    note(sessionStorage.getItem(key) ?? cameBy());
    if (keptSource()) sessionStorage.setItem(key, keptSource()!);
  } catch {
    // Storage can be switched off.
    note(cameBy());
  }
}

/** As the application form sends it. */
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
