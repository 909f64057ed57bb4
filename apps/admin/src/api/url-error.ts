type Place = Pick<Location, 'hash' | 'search' | 'pathname'>;

const authParameters = ['error', 'error_code', 'error_description', 'access_token', 'refresh_token', 'code'];

export function isAnswered({ hash, search }: Pick<Place, 'hash' | 'search'>): boolean {
  const given = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  return authParameters.some((name) => given.some((parameters) => parameters.has(name)));
}

/** Takes the sign-in service's error out of the address, so that a reload does not show it again. */
export function urlError({ hash, search, pathname }: Place, error: Error | null): string | undefined {
  if (!isAnswered({ hash, search })) return undefined;
  const query = new URLSearchParams(search);
  const emptyCode = query.get('code') === '';
  for (const name of authParameters) query.delete(name);
  history.replaceState(history.state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}`);
  return error?.message ?? (emptyCode ? 'No code detected.' : undefined);
}
