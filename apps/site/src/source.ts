const key = 'source';

/**
 * Keeps for this visit how she came: the campaign that the first link named, else the host of the site before. Never in a
 * cookie; without storage only the page at hand knows it.
 */
export function keepSource(): void {
  try {
    const came = cameBy();
    if (came && !sessionStorage.getItem(key)) sessionStorage.setItem(key, came);
  } catch {
    // Storage can be switched off.
  }
}

/** As the application form sends it. */
export function keptSource(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? cameBy();
  } catch {
    return cameBy();
  }
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
