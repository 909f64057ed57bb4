import type { ReviewedApplication } from '@blue-peony/contracts';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../../i18n/messages.ts';

const text = messages.list;

type Props = { application: ReviewedApplication; className?: string };

/** Leads into review mode with the same filter, and says what waits there. */
export function ReviewLink({
  application: { id, name, note_count, duplicate_count },
  className = 'justify-items-start',
}: Props) {
  const [params] = useSearchParams();
  return (
    <span className={`grid gap-y-0.5 ${className}`}>
      <Link
        className="text-link min-h-6"
        to={{ pathname: `/review/${id}`, search: params.toString() }}
        aria-label={text.readingOf(name)}
      >
        {text.reading}
      </Link>
      {duplicate_count > 0 && (
        <span className="rounded-md bg-amber-100 px-1.5 text-xs font-medium text-amber-900">
          {text.duplicates(duplicate_count)}
        </span>
      )}
      {note_count > 0 && <span className="text-xs text-ink/70">{text.notes(note_count)}</span>}
    </span>
  );
}
