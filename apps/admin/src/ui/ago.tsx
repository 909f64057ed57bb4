import { duration } from './duration.ts';
import { useNow } from './use-now.ts';

export function Ago({ at }: { at: string }) {
  const now = useNow();
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {seconds < 60 ? 'just now' : `${duration(seconds)} ago`}
    </time>
  );
}
