type Place = Pick<Location, 'hash' | 'search' | 'pathname'>;

const authParameters = ['error', 'error_code', 'error_description', 'access_token', 'refresh_token', 'code'];

/**
 * What a link that led here from the sign-in service says went wrong, also taken out of the address, so that a reload
 * does not say it again; undefined when nothing did. The library passes over an empty code in silence.
 */
export function urlError({ hash, search, pathname }: Place, error: Error | null): string | undefined {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const found = authParameters.some((name) => query.has(name) || fragment.has(name));
  if (!found) return undefined;
  const emptyCode = query.get('code') === '';
  for (const name of authParameters) query.delete(name);
  history.replaceState(history.state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}`);
  return error?.message ?? (emptyCode ? 'No code detected.' : undefined);
}
