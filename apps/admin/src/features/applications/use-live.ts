import {
  applicationsEndpoints,
  type LiveEvent,
  type Present,
  type PresenceEvent,
  type ReviewedApplication,
} from '@blue-peony/contracts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useStaff } from '../../api/session.ts';
import { noticesKey, todayKey } from '../../api/today-key.ts';
import { detailKey } from './cache.ts';
import { fits, type Filter } from './filter.ts';
import { followLive } from './live-feed.ts';
import { countUnseen } from './new-badge.ts';
import {
  foldLists,
  itemsOf,
  listApplications,
  listKey,
  listsKey,
  patchApplication,
  withArrivals,
  withItems,
  type Pages,
} from './pages.ts';
import { answersKey, leavingKey, mailsKey, repliesKey, streamKey } from './stream-key.ts';

/** Milliseconds in which events are collected, so that a busy minute does not cause a call for each. */
const gatherMs = 400;
/** CSS pixels: nearer to the top, new items are inserted directly; further down they would move the text being read. */
const topPx = 200;

export const presentKey = (id: string) => ['present', id];

/** The others who have it open, as far as the live feed or a sign of one's own has told. */
export function usePresent(id: string): readonly Present[] {
  const { id: own } = useStaff();
  const { data = [] } = useQuery<readonly Present[]>({ queryKey: presentKey(id), queryFn: () => [], enabled: false });
  return data.filter(({ staff_id }) => staff_id !== own);
}

const arrivalsKey = (filter: Filter) => ['arrivals', filter];

/** Updates the lists from the server's live feed. Mounted once, in the frame of all desk pages. */
export function useLiveLists(): void {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const countOne = countUnseen(leaving.signal);
    let gathered: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReset = () => {
      foldLists(client);
      void client.invalidateQueries({ queryKey: listsKey });
      // What changed meanwhile is not known.
      void renewOpened(client, undefined, leaving.signal).catch(() => {});
    };
    const flush = () => {
      const events = gathered;
      gathered = [];
      timer = undefined;
      // After a failure the next event or a refresh brings the data.
      void applyEvents(client, events, leaving.signal).catch(() => {});
    };
    const onEvent = (event: LiveEvent) => {
      if (event.kind === 'submitted') countOne();
      gathered.push(event);
      timer ??= setTimeout(flush, gatherMs);
    };
    const onPresence = ({ id, present }: PresenceEvent) => void client.setQueryData(presentKey(id), present);
    void followLive({ onEvent, onPresence, onReset }, leaving.signal);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client]);
}

async function applyEvents(client: QueryClient, events: readonly LiveEvent[], signal: AbortSignal): Promise<void> {
  const submitted = events.some(({ kind }) => kind === 'submitted');
  // One call at a time, however many events come.
  void client.invalidateQueries({ queryKey: todayKey }, { cancelRefetch: false });
  const changed = new Set(events.flatMap(({ kind, id }) => (kind === 'changed' ? [id] : [])));
  for (const id of changed)
    for (const queryKey of [streamKey(id), mailsKey(id), answersKey(id), repliesKey(id)])
      void client.invalidateQueries({ queryKey });
  if (changed.size > 0) for (const queryKey of [leavingKey, noticesKey]) void client.invalidateQueries({ queryKey });
  // After a failure the next event brings it.
  await renewOpened(client, [...changed], signal).catch(() => {});
  for (const query of client.getQueryCache().findAll({ queryKey: listsKey })) {
    const pages = query.state.data as Pages | undefined;
    if (!pages) continue;
    const filter = query.queryKey[1] as Filter;
    const cursors = pages.pages.flatMap(({ items }, index) =>
      items.some(({ id }) => changed.has(id)) ? [pages.pageParams[index] ?? null] : [],
    );
    if (submitted) cursors.push(null);
    for (const cursor of new Set(cursors)) {
      const before = new Set(itemsOf(client.getQueryData<Pages>(query.queryKey)));
      const page = await listApplications(filter, cursor, signal);
      const now = client.getQueryData<Pages>(query.queryKey);
      if (!now) break;
      // Local changes in the meantime are newer than this answer, and their own events follow.
      const newer = new Set(itemsOf(now).flatMap((item) => (before.has(item) ? [] : [item.id])));
      const renewed = page.items.filter(({ id }) => !newer.has(id));
      client.setQueryData<Pages>(query.queryKey, withItems(now, renewed));
      if (cursor === null && submitted && !filter.sort) announce(client, filter, page.items, page.total);
    }
  }
}

/**
 * An application on the screen: it may be in no list, or have left the one that is filtered. Not by opening it again,
 * which would count as a look.
 */
async function renewOpened(
  client: QueryClient,
  changed: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<void> {
  const opened = client
    .getQueryCache()
    .findAll({ queryKey: detailKey(), type: 'active' })
    .map(({ queryKey }) => String(queryKey[1]));
  const ids = opened.filter((id) => changed?.includes(id) ?? true).join(',');
  if (!ids) return;
  const { items } = await call(applicationsEndpoints.listApplications, { query: { ids }, signal });
  for (const item of items) patchApplication(client, item.id, item);
}

function announce(client: QueryClient, filter: Filter, firstPage: readonly ReviewedApplication[], counted: number) {
  const pages = client.getQueryData<Pages>(listKey(filter));
  if (!pages) return;
  const known = new Set(pages.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const fresh = firstPage.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  if (fresh.length === firstPage.length && pages.pages.length > 0 && known.size > 0) {
    // A full page of new applications: more may follow.
    foldLists(client);
    void client.invalidateQueries({ queryKey: listKey(filter) });
    return;
  }
  // Applications that left the list are still loaded; they are subtracted from the total where it is shown.
  const total = counted + itemsOf(pages).filter((item) => !fits(filter, item)).length;
  if (window.scrollY <= topPx) client.setQueryData<Pages>(listKey(filter), withArrivals(pages, fresh, total));
  else client.setQueryData(arrivalsKey(filter), { fresh, total });
}

type Arrivals = { fresh: readonly ReviewedApplication[]; total: number };
const nothing: Arrivals = { fresh: [], total: 0 };

export function useArrivals(filter: Filter): { count: number; show: () => void } {
  const client = useQueryClient();
  const queryKey = arrivalsKey(filter);
  const { data = nothing } = useQuery<Arrivals>({ queryKey, queryFn: () => nothing, enabled: false });
  const show = useCallback(() => {
    const pages = client.getQueryData<Pages>(listKey(filter));
    if (pages) client.setQueryData<Pages>(listKey(filter), withArrivals(pages, data.fresh, data.total));
    client.setQueryData(arrivalsKey(filter), nothing);
    window.scrollTo(0, 0);
  }, [client, filter, data]);
  return { count: data.fresh.length, show };
}
