import { useIntl } from 'react-intl';

/** The days of a week from Monday on, in one letter or two. */
export function useWeekdays(): readonly string[] {
  const { formatDate } = useIntl();
  return Array.from({ length: 7 }, (_, day) =>
    formatDate(Date.UTC(2024, 0, 1 + day), { weekday: 'narrow', timeZone: 'UTC' }),
  );
}
