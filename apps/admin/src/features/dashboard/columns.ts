import { languages, type Dashboard } from '@blue-peony/contracts';
import type { Column } from './bars.tsx';

/** So many columns are still told apart; a longer range is shown by week. */
const mostColumns = 92;
const daysOfWeek = 7;

const shortDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** One column a day, or one for seven days (named by the first) where there are too many days. */
export function byDay(days: Dashboard['per_day']): Column[] {
  const size = days.length > mostColumns ? daysOfWeek : 1;
  const columns: Column[] = [];
  for (let start = 0; start < days.length; start += size) {
    const group = days.slice(start, start + size);
    const values = languages.map((language) => group.reduce((sum, { counts }) => sum + (counts[language] ?? 0), 0));
    columns.push({ label: shortDay.format(new Date(`${group[0]!.day}T00:00Z`)), values });
  }
  return columns;
}
