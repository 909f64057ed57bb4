/** An instant as the control of a browser has it: by its own clock, to the minute. */
export function localTime(instant: Date | string | number): string {
  const time = new Date(instant).getTime();
  const minutesBehind = new Date(time).getTimezoneOffset();
  return Number.isNaN(time) ? '' : new Date(time - minutesBehind * 60_000).toISOString().slice(0, 16);
}
