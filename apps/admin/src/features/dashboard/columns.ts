import { languages, type Dashboard } from '@blue-peony/contracts';
import type { Column } from './plots.tsx';

/** The most readable columns; longer ranges are grouped by week. */
const mostColumns = 92;
const daysOfWeek = 7;

const format = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** @param day for example 2026-11-20 */
export const shortDay = (day: string): string => format.format(new Date(`${day}T00:00Z`));

/** One column for each day, or for seven days (named by the first) when there are too many days. */
export function byDay(days: Dashboard['per_day']): Column[] {
  const size = days.length > mostColumns ? daysOfWeek : 1;
  const columns: Column[] = [];
  for (let start = 0; start < days.length; start += size) {
    const group = days.slice(start, start + size);
    const values = languages.map((language) => group.reduce((sum, { counts }) => sum + (counts[language] ?? 0), 0));
    columns.push({ label: shortDay(group[0]!.day), values });
  }
  return columns;
}
