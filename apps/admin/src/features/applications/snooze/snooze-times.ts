const threeHours = 3 * 3_600_000;
const monday = 1;

/** Nine o'clock of a day after today, in the viewer's time zone, whatever the clocks do in between. */
function morning(now: number, days: number): Date {
  const at = new Date(now);
  at.setDate(at.getDate() + days);
  at.setHours(9, 0, 0, 0);
  return at;
}

export const quickTimes = (now: number) => ({
  hours: new Date(now + threeHours),
  tomorrow: morning(now, 1),
  monday: morning(now, ((monday + 6 - new Date(now).getDay()) % 7) + 1),
});

const format = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** With its weekday, which tells near days apart faster than a date. */
export const dayAndTime = (at: Date | string): string => format.format(new Date(at));
