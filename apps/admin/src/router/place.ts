import { createContext, use, useMemo } from 'react';

/** The folder of the server that the desk is in; paths in the desk are without it. */
const base = '/admin';

/** `key` is another one after every navigation, to the same address as well. */
export type Place = { pathname: string; search: string; hash: string; key: number };
export type To = string | { pathname: string; search: string };
type How = { replace?: boolean; atOnce?: boolean };

let key = 0;
let follow = (_at: Place, _atOnce: boolean) => {};

export function placeNow(): Place {
  const { pathname, search, hash } = location;
  return { pathname: pathname.slice(base.length).replace(/\/+$/, '') || '/', search, hash, key };
}

/** Calls `to` with every new place, and now. @returns what ends that */
export function followPlace(to: typeof follow): () => void {
  const moved = () => {
    key += 1;
    to(placeNow(), false);
  };
  follow = to;
  to(placeNow(), false);
  addEventListener('popstate', moved);
  return () => removeEventListener('popstate', moved);
}

export function addressOf(to: To): string {
  const { pathname, search } = typeof to === 'string' ? { pathname: to, search: '' } : to;
  const query = search && !search.startsWith('?') ? `?${search}` : search;
  return `${base}${pathname === '/' ? '' : pathname.replace(/^\/(?=[?#])/, '')}${query === '?' ? '' : query}`;
}

/** Shows another page; the one before stays until the next is loaded, unless `atOnce`. */
export function navigate(to: To, { replace = false, atOnce = false }: How = {}): void {
  const address = addressOf(to);
  // As browsers do with a link to the page that is open.
  const stays = new URL(address, location.href).href === location.href;
  history[replace || stays ? 'replaceState' : 'pushState'](null, '', address);
  key += 1;
  follow(placeNow(), atOnce);
}

/** Changes only the query of the page that is open: at once, because a field would show the value of before meanwhile. */
export function setParams(params: URLSearchParams | Record<string, string>, how?: Pick<How, 'replace'>): void {
  navigate({ pathname: placeNow().pathname, search: `${new URLSearchParams(params)}` }, { ...how, atOnce: true });
}

/** A copy of the address's query with changes; what is empty goes. */
export function changedQuery(changes: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query;
}

export const PlaceContext = createContext<Place>({ pathname: '/', search: '', hash: '', key });
export const usePlace = (): Place => use(PlaceContext);

export function useParams(): URLSearchParams {
  const { search } = usePlace();
  return useMemo(() => new URLSearchParams(search), [search]);
}
