import type { ReviewedApplication, ReviewPage } from '@blue-peony/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Filter } from './filter.ts';

/** Key of every list, whatever its filter. */
export const listsKey = ['applications'];
export const listKey = (filter: Filter) => [...listsKey, filter];

export type Pages = InfiniteData<ReviewPage, string | null>;

type Collected = { pages: readonly ReviewPage[]; seen: Set<string>; items: ReviewedApplication[] };

/** By the first page, with which it goes: what was put together last, so that one more page costs only itself. */
const collected = new WeakMap<ReviewPage, Collected>();

/** All loaded applications in order; one that moved between two pages while they were loaded is there once. */
export function itemsOf(data: Pick<Pages, 'pages'> | undefined): ReviewedApplication[] {
  const pages = data?.pages ?? [];
  const [first] = pages;
  if (!first) return [];
  const last = collected.get(first);
  const grown = last && last.pages.length <= pages.length && last.pages.every((page, index) => page === pages[index]);
  const { seen, items } = grown
    ? { seen: last.seen, items: [...last.items] }
    : { seen: new Set<string>(), items: [] as ReviewedApplication[] };
  for (const page of pages.slice(grown ? last.pages.length : 0))
    for (const item of page.items)
      if (!seen.has(item.id)) {
        seen.add(item.id);
        items.push(item);
      }
  collected.set(first, { pages, seen, items });
  return items;
}

/** Puts newer versions of applications in the place of those that are loaded. */
export function withItems(pages: Pages, newer: readonly ReviewedApplication[]): Pages {
  const byId = new Map(newer.map((item) => [item.id, item]));
  const renewed = (page: ReviewPage): ReviewPage =>
    page.items.some(({ id }) => byId.has(id))
      ? { ...page, items: page.items.map((item) => byId.get(item.id) ?? item) }
      : page;
  return { ...pages, pages: pages.pages.map(renewed) };
}

/** An application as a list has it loaded. */
export const findLoaded = (client: QueryClient, id: string): ReviewedApplication | undefined =>
  client
    .getQueryCache()
    .findAll({ queryKey: listsKey })
    .flatMap(({ state }) => itemsOf(state.data as Pages | undefined))
    .find((item) => item.id === id);

/** Shows a change of one application in every loaded list, without making the lists look younger than they are. */
export function patchLists(client: QueryClient, id: string, change: Partial<ReviewedApplication>): void {
  for (const query of client.getQueryCache().findAll({ queryKey: listsKey })) {
    const pages = query.state.data as Pages | undefined;
    const item = pages?.pages.flatMap(({ items }) => items).find((loaded) => loaded.id === id);
    if (pages && item)
      client.setQueryData<Pages>(query.queryKey, withItems(pages, [{ ...item, ...change }]), {
        updatedAt: query.state.dataUpdatedAt,
      });
    // An answer under way may have been made before the change, so it is asked for again; a further page is not.
    const meta = query.state.fetchMeta as { fetchMore?: unknown } | null;
    if (query.state.fetchStatus === 'fetching' && !meta?.fetchMore)
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Takes an application that nobody may see any more out of every loaded list. */
export function dropFromLists(client: QueryClient, id: string): void {
  for (const query of client.getQueryCache().findAll({ queryKey: listsKey })) {
    const pages = query.state.data as Pages | undefined;
    if (!pages?.pages.some(({ items }) => items.some((item) => item.id === id))) continue;
    const without = (page: ReviewPage) => ({
      ...page,
      items: page.items.filter((item) => item.id !== id),
      total: page.total - 1,
    });
    client.setQueryData<Pages>(query.queryKey, { ...pages, pages: pages.pages.map(without) });
  }
}

/** Drops all pages but the first, so that reading the list anew is one call however far it was scrolled. */
export function foldLists(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ queryKey: listsKey })) {
    const pages = query.state.data as Pages | undefined;
    if (pages && pages.pages.length > 1)
      client.setQueryData<Pages>(query.queryKey, {
        pages: pages.pages.slice(0, 1),
        pageParams: pages.pageParams.slice(0, 1),
      });
  }
}

/** Puts applications that came in since on top of the first page. */
export function withArrivals(pages: Pages, fresh: readonly ReviewedApplication[], total: number): Pages {
  const [first, ...others] = pages.pages;
  if (!first) return pages;
  const known = new Set(itemsOf(pages).map(({ id }) => id));
  const items = [...fresh.filter(({ id }) => !known.has(id)), ...first.items];
  return { ...pages, pages: [{ ...first, items, total }, ...others] };
}
