import { applicationsEndpoints, type ReviewedApplication } from '@blue-peony/contracts';
import { useEffect, useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { detailKey, rememberReviewed } from '../cache.ts';
import { fits, readFilter, workMode, type Filter } from '../filter.ts';
import { itemsOf } from '../pages.ts';
import { useApplications } from '../use-applications.ts';

/** The next page is loaded when only this many loaded applicants follow. */
const ahead = 10;
/** The place of an application is looked for among this many. */
const soughtIn = 500;

/** The filter of the queue beside a review: as in the list, or what waits in it, the first promise first. */
export function queueFilter(params: URLSearchParams): Filter {
  const filter = readFilter(params);
  return params.has(workMode) ? { reply: 'open', ...filter, sort: 'oldest' } : filter;
}

/** The list already has all data but notes and duplicates, so moving on does not wait. */
export function useReview(id: string, filter: Filter) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useApplications(filter);
  const items = useMemo(() => itemsOf(data), [data]);
  const index = items.findIndex((item) => item.id === id);

  const detail = useCall(detailKey(id), applicationsEndpoints.openApplication, {
    params: { id },
    // Opening is logged as a look: nothing is opened in advance, nor again on the return to the tab.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 60_000,
  });
  // After a reload, or where she was handed this one: its place is further down.
  const isBehind =
    index < 0 && detail.data !== undefined && items.length < soughtIn && mayFollow(items.at(-1), detail.data, filter);
  const isWanted = (isBehind || (index >= 0 && index + ahead >= items.length)) && hasNextPage;
  /** How many are loaded, so that each page asks for its next one. */
  const wantedAfter = isWanted ? items.length : undefined;
  useEffect(() => {
    if (wantedAfter !== undefined && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [wantedAfter, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  useEffect(() => {
    if (index >= 0)
      rememberReviewed(
        items
          .slice(index)
          .concat(items.slice(0, index).toReversed())
          .map((item) => item.id),
      );
  }, [items, index]);

  const first = data?.pages[0];
  const application: ReviewedApplication | undefined = items[index] ?? detail.data;
  return {
    items,
    application,
    detail: detail.data,
    error: detail.error,
    place: index + 1,
    total: first?.total ?? 0,
    estimated: first?.total_is_estimate ?? false,
    previous: index > 0 ? items[index - 1]?.id : undefined,
    // An application opened by its address and not in the list is followed by the list's first one.
    next: isBehind && hasNextPage ? undefined : items[index + 1]?.id,
  };
}

/** Whether the list may still bring it after the last one that is loaded. */
const mayFollow = (last: ReviewedApplication | undefined, sought: ReviewedApplication, filter: Filter): boolean =>
  last !== undefined && fits(filter, sought) && (filter.sort !== undefined || last.created_at >= sought.created_at);
