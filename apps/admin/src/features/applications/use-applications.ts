import type { ReviewPage } from '@blue-peony/contracts';
import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { listApplications, scoreApplication } from './api.ts';
import { forgetList, recallList, rememberList } from './cache.ts';

const queryKey = ['applications'];

type Pages = InfiniteData<ReviewPage, string | null>;

/** Puts the remembered list on the screen. Dated 1970, it is asked for anew at once, and the answer brings the links. */
function seed(client: QueryClient): void {
  const items = recallList();
  if (!items || client.getQueryData(queryKey)) return;
  const page = { items, next_cursor: null, total: items.length, total_is_estimate: false };
  client.setQueryData<Pages>(queryKey, { pages: [page], pageParams: [null] }, { updatedAt: 0 });
}

/** The applications loaded so far, newest first; the first page is remembered for the next visit. */
export function useApplications() {
  const client = useQueryClient();
  // Not as `initialData`: a reset would bring that back, and "Refresh Data" has to forget it.
  useState(() => seed(client));

  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => listApplications(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });

  const firstPage = query.data?.pages[0]?.items;
  useEffect(() => {
    if (firstPage) rememberList(firstPage);
  }, [firstPage]);

  return query;
}

/** Forgets the list and its place and loads it again. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    forgetList();
    void client.resetQueries({ queryKey });
  }, [client]);
}

function withScore(pages: Pages, id: string, score: number | null): Pages {
  const scored = (page: ReviewPage): ReviewPage =>
    page.items.some((item) => item.id === id)
      ? { ...page, items: page.items.map((item) => (item.id === id ? { ...item, score } : item)) }
      : page;
  return { ...pages, pages: pages.pages.map(scored) };
}

/** Saves one score and then shows it in the list; `onFailure` runs when it could not be saved. */
export function useSaveScore(onFailure: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, score }: { id: string; score: number }) => scoreApplication(id, score),
    onError: onFailure,
    onSuccess: ({ id, score }) => {
      // The date stays: the rest of the list is as old as it was.
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      client.setQueryData<Pages>(queryKey, (pages) => pages && withScore(pages, id, score), { updatedAt });
      // An answer under way may have been made before the score was saved, so it is asked for again.
      if (client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey });
    },
  });
}
