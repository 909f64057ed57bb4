const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A date and time in the viewer's time zone; `at` in RFC 3339 or Unix milliseconds. */
export function Moment({ at }: { at: string | number }) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} className="whitespace-nowrap tabular-nums">
      {format.format(date)}
    </time>
  );
}
