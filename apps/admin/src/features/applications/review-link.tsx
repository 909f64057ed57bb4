import type { ReviewedApplication } from '@blue-peony/contracts';
import { Link } from '../../router/link.tsx';
import { useParams } from '../../router/place.ts';
import { list } from './list-words.ts';
import { application as words } from '../../i18n/application.ts';
import { messages } from '../../i18n/messages.ts';
import { holdKeys } from '../../ui/held-keys.ts';
import { later } from '../../ui/later.tsx';
import { nameId } from './application-fields.tsx';
import { SpamMark } from './spam-mark.tsx';

const TagMarks = later(async () => (await import('./tags/tag-marks.tsx')).TagMarks);

const text = messages.list;

/** The next key may be a score: it belongs to the review that opens. */
const holdForReview = () => holdKeys(() => history.back(), '#reviewed-name');

type Props = { application: ReviewedApplication };

/** The name as a link to the review with the same filter. The list's keys move between these links. */
export function ReviewLink({ application: { id, name }, className = '' }: Props & { className?: string }) {
  return (
    <Link
      id={nameId(id)}
      data-applicant={id}
      className={`text-body underline decoration-line underline-offset-2 hover:text-link ${className}`}
      to={useReviewAddress(id)}
      onFollow={holdForReview}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

export function ReviewDoor({ application: { id, name } }: Props) {
  return (
    <Link
      data-applicant={id}
      className="text-link leading-6"
      to={useReviewAddress(id)}
      onFollow={holdForReview}
      aria-label={text.readingOf(name)}
    >
      {text.reading}
    </Link>
  );
}

function useReviewAddress(id: string) {
  const params = useParams();
  return { pathname: `/review/${id}`, search: params.toString() };
}

export function ReviewMarks({ application }: Props) {
  const { note_count, duplicate_count, closed_reason, tags } = application;
  return (
    <>
      <SpamMark application={application} />
      {tags.length > 0 && <TagMarks ids={tags} />}
      {duplicate_count > 0 && (
        <span className="rounded-md bg-warning-tint px-1.5 text-xs font-medium text-warning">
          {text.duplicates(duplicate_count)}
        </span>
      )}
      {closed_reason && (
        <span className="rounded-md bg-sunken px-1.5 text-xs">
          {list.closedMark(words.closingReasons[closed_reason])}
        </span>
      )}
      {note_count > 0 && <span className="text-xs text-muted">{text.notes(note_count)}</span>}
    </>
  );
}
