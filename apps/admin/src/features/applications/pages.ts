import {
  applicationsEndpoints,
  type ReviewDetail,
  type ReviewedApplication,
  type ReviewPage,
} from '@blue-peony/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { detailKey } from './cache.ts';
import { queryOf, type Filter } from './filter.ts';

export const listApplications = (filter: Filter, cursor: string | null, signal?: AbortSignal) =>
  call(applicationsEndpoints.listApplications, {
    query: { ...queryOf(filter), cursor: cursor ?? undefined },
    ...(signal && { signal }),
  });

export const listsKey = ['applications'];
export const listKey = (filter: Filter) => [...listsKey, filter];

export type Pages = InfiniteData<ReviewPage, string | null>;

type Collected = { pages: readonly ReviewPage[]; seen: Set<string>; items: ReviewedApplication[] };

/** Cache of the last merged list, keyed by its first page, so that appending a page does not merge everything again. */
const collected = new WeakMap<ReviewPage, Collected>();

/** All loaded applications in order, without duplicates of those that moved between pages while loading. */
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

export function withItems(pages: Pages, newer: readonly ReviewedApplication[]): Pages {
  const byId = new Map(newer.map((item) => [item.id, item]));
  const renewed = (page: ReviewPage): ReviewPage =>
    page.items.some(({ id }) => byId.has(id))
      ? { ...page, items: page.items.map((item) => byId.get(item.id) ?? item) }
      : page;
  return { ...pages, pages: pages.pages.map(renewed) };
}

export const findLoaded = (client: QueryClient, id: string): ReviewedApplication | undefined =>
  client
    .getQueriesData<Pages>({ queryKey: listsKey })
    .flatMap(([, pages]) => itemsOf(pages))
    .find((item) => item.id === id);

/** Shows a change of one application in all loaded lists, without changing the lists' fetch time. */
function patchLists(client: QueryClient, id: string, change: Partial<ReviewedApplication>): void {
  for (const query of client.getQueryCache().findAll({ queryKey: listsKey })) {
    const pages = query.state.data as Pages | undefined;
    const item = pages?.pages.flatMap(({ items }) => items).find((loaded) => loaded.id === id);
    if (pages && item)
      client.setQueryData<Pages>(query.queryKey, withItems(pages, [{ ...item, ...change }]), {
        updatedAt: query.state.dataUpdatedAt,
      });
    // A response in flight may be older than the change, so the list is refetched; but not for a further page.
    const meta = query.state.fetchMeta as { fetchMore?: unknown } | null;
    if (query.state.fetchStatus === 'fetching' && !meta?.fetchMore)
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Shows a change in the lists and on the application's own page. */
export function patchApplication(client: QueryClient, id: string, change: Partial<ReviewedApplication>): void {
  patchLists(client, id, change);
  client.setQueryData<ReviewDetail>(detailKey(id), (known) => known && { ...known, ...change });
}

export function dropFromLists(client: QueryClient, id: string): void {
  const without = (page: ReviewPage) => ({
    ...page,
    items: page.items.filter((item) => item.id !== id),
    total: page.total - 1,
  });
  client.setQueriesData<Pages>({ queryKey: listsKey }, (pages) =>
    pages?.pages.some(({ items }) => items.some((item) => item.id === id))
      ? { ...pages, pages: pages.pages.map(without) }
      : undefined,
  );
}

/** Drops all pages but the first, so that a refetch is one call, however far the list was scrolled. */
export function foldLists(client: QueryClient): void {
  client.setQueriesData<Pages>({ queryKey: listsKey }, (pages) =>
    pages && pages.pages.length > 1
      ? { pages: pages.pages.slice(0, 1), pageParams: pages.pageParams.slice(0, 1) }
      : undefined,
  );
}

export function withArrivals(pages: Pages, fresh: readonly ReviewedApplication[], total: number): Pages {
  const [first, ...others] = pages.pages;
  if (!first) return pages;
  const known = new Set(itemsOf(pages).map(({ id }) => id));
  const items = [...fresh.filter(({ id }) => !known.has(id)), ...first.items];
  return { ...pages, pages: [{ ...first, items, total }, ...others] };
}
