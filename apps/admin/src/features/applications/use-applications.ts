import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { forgetList, recallList, rememberList } from './cache.ts';
import type { Filter } from './filter.ts';
import { listApplications, listKey, listsKey, type Pages } from './pages.ts';

/** The date 1970 makes the stored list stale, so it is refetched immediately, which brings the photo links. */
function seed(client: QueryClient): void {
  const queryKey = listKey({});
  const items = recallList();
  if (!items || client.getQueryData(queryKey)) return;
  const page = { items, next_cursor: null, total: items.length, total_is_estimate: false };
  client.setQueryData<Pages>(queryKey, { pages: [page], pageParams: [null] }, { updatedAt: 0 });
}

export function useApplications(filter: Filter) {
  const client = useQueryClient();
  // Not `initialData`, because a reset would restore it, and "Refresh Data" must drop it.
  useState(() => seed(client));

  const query = useInfiniteQuery({
    queryKey: listKey(filter),
    queryFn: ({ pageParam, signal }) => listApplications(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    // The live feed keeps it fresh. A refetch would load all pages scrolled to, one after another.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: ({ state }) => state.dataUpdatedAt === 0,
  });

  const isWhole = Object.keys(filter).length === 0;
  const firstPage = query.data?.pages[0]?.items;
  useEffect(() => {
    if (isWhole && firstPage) rememberList(firstPage);
  }, [isWhole, firstPage]);

  return query;
}

export function useRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    forgetList();
    void client.resetQueries({ queryKey: listsKey });
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== listsKey[0] });
  }, [client]);
}
