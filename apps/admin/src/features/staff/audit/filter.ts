import { auditActions } from '@blue-peony/contracts';
import { useSearchParams } from 'react-router-dom';

/** What the log is narrowed to, as the address says it. */
export type LogFilter = { who: string; about: string; show: string; from: string; to: string };

const names = ['who', 'about', 'show', 'from', 'to'] as const;

/** The id at the end of a link that somebody pasted, or what else was typed. */
const idOf = (text: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/i.exec(text)?.[0].toLowerCase() ?? text.trim();

export function useLogFilter() {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as LogFilter;
  function narrow(change: Partial<LogFilter>) {
    const next = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(next), { replace: true });
  }
  return { filter, narrow };
}

/** The first moment of a day of the viewer's, `days` later. */
function dayStart(day: string, days = 0): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return day ? new Date(year, month - 1, date + days).toISOString() : undefined;
}

/** The same as the call takes it. */
export const queryOf = ({ who, about, show, from, to }: LogFilter) => ({
  staff_id: who || undefined,
  subject: idOf(about) || undefined,
  action: auditActions.find((known) => known === show),
  from: dayStart(from),
  to: dayStart(to, 1),
});
