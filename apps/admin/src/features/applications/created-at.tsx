const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

export function CreatedAt({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const date = new Date(at);
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {day.format(date)}
      {withTime && (
        <>
          {' '}
          <span className="block text-muted">{time.format(date)}</span>
        </>
      )}
    </time>
  );
}
