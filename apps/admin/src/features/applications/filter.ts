import { applicationFilterSchema, type DeskApplication, type ReviewedApplication } from '@blue-peony/contracts';
import { useMemo } from 'react';
import { changedQuery, setParams, useParams } from '../../router/place.ts';
import { rememberScroll } from './cache.ts';

/** `from` and `to` are days in the viewer's time zone: 2026-11-20. */
const filterNames = [
  'q',
  'language',
  'earnings',
  'result',
  'score',
  'reply',
  'assigned',
  'spam',
  'tag',
  'from',
  'to',
  'sort',
] as const;
type FilterName = (typeof filterNames)[number];
export type Filter = Partial<Record<FilterName, string>>;

const { shape } = applicationFilterSchema;
const day = /^\d{4}-\d\d-\d\d$/;

function isUsable(name: FilterName, value: string): boolean {
  if (name === 'from' || name === 'to') return day.test(value) && !Number.isNaN(new Date(`${value}T00:00`).getTime());
  return shape[name].safeParse(value).success;
}

export function readFilter(params: URLSearchParams): Filter {
  const filter: Filter = {};
  for (const name of filterNames) {
    const value = params.get(name)?.trim();
    if (value && isUsable(name, value) && !(name === 'sort' && value === 'newest')) filter[name] = value;
  }
  return filter;
}

export function queryOf({ from, to, ...rest }: Filter): Record<string, string> {
  const query: Record<string, string> = { ...rest };
  if (from) query['from'] = new Date(`${from}T00:00`).toISOString();
  if (to) {
    const end = new Date(`${to}T00:00`);
    end.setDate(end.getDate() + 1);
    query['to'] = end.toISOString();
  }
  return query;
}

/** In the address of a review that was handed out: its queue is what waits, the most urgent first. */
export const workMode = 'work';

function setFilter(changes: Filter): void {
  const next = changedQuery(changes);
  // "Back" returns to the earlier list, but not through each word typed into one search.
  const typesOn = Boolean(changes.q && new URLSearchParams(location.search).get('q'));
  rememberScroll(`?${next}`, 0);
  setParams(next, { replace: typesOn });
}

const clear = () => setParams({});

export function useFilter() {
  const params = useParams();
  const filter = useMemo(() => readFilter(params), [params]);
  return { filter, setFilter, clear };
}

export type Narrowing = Exclude<FilterName, 'q' | 'sort'>;

/** The filters in force, without the search and the order. */
export const inForce = (filter: Filter) =>
  (Object.keys(filter) as FilterName[]).filter((name): name is Narrowing => name !== 'q' && name !== 'sort');

/** The filter as a view keeps it: without the words of a search. */
export function keptQuery(filter: Filter): string {
  const { q: _, ...kept } = filter;
  return new URLSearchParams(kept).toString();
}

/** Whether an application still passes the filter, as far as the desk itself changes its fields. */
export function fits({ score, reply, assigned }: Filter, application: ReviewedApplication, me?: string): boolean {
  const { replied_at, assignee_id: assignee } = application;
  if (assigned === 'none' && assignee) return false;
  if (assigned && assigned !== 'none' && me && assignee !== (assigned === 'me' ? me : assigned)) return false;
  const scored = application.score !== null;
  if (score === 'scored' || score === 'unscored') {
    if (scored !== (score === 'scored')) return false;
  } else if (score && String(application.score) !== score) return false;
  if (!reply) return true;
  if (reply === 'wanted') return Boolean(application.answer_wanted_at);
  if (replied_at !== null || reply === 'replied') return reply === 'replied' && replied_at !== null;
  return reply === 'late' || isSnoozed(application) === (reply === 'snoozed');
}

/** Out of the queue until a time that is still ahead. */
export const isSnoozed = ({ replied_at, closed_reason, snoozed_until: until }: DeskApplication): boolean =>
  !replied_at && !closed_reason && Boolean(until) && Date.parse(until!) > Date.now();
