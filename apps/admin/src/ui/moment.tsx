const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const momentOf = (at: string | number): string => format.format(new Date(at));

/** A date and time in the viewer's time zone; `at` in RFC 3339 or Unix milliseconds. */
export function Moment({ at }: { at: string | number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap tabular-nums">
      {momentOf(at)}
    </time>
  );
}
