type Place = Pick<Location, 'hash' | 'search' | 'pathname'>;

const authParameters = ['error', 'error_code', 'error_description', 'access_token', 'refresh_token', 'code'];

/**
 * Takes the sign-in service's error message out of the address, so that a reload does not show it again; undefined when
 * there is none. The library itself ignores an empty code.
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
