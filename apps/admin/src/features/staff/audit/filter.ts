import { auditActions } from '@blue-peony/contracts';
import { changedQuery, setParams, useParams } from '../../../router/place.ts';

export type LogFilter = { who: string; about: string; show: string; from: string; to: string };

const names = ['who', 'about', 'show', 'from', 'to'] as const;

/** The id at the end of a pasted link, or the typed text. */
const idOf = (text: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/i.exec(text)?.[0].toLowerCase() ?? text.trim();

const narrow = (change: Partial<LogFilter>) => setParams(changedQuery(change), { replace: true });

export function useLogFilter() {
  const params = useParams();
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as LogFilter;
  return { filter, narrow };
}

function dayStart(day: string, days = 0): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return day ? new Date(year, month - 1, date + days).toISOString() : undefined;
}

export const queryOf = ({ who, about, show, from, to }: LogFilter) => ({
  staff_id: who || undefined,
  subject: idOf(about) || undefined,
  action: auditActions.find((known) => known === show),
  from: dayStart(from),
  to: dayStart(to, 1),
});
