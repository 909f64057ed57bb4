import type { ReviewDetail } from '@blue-peony/contracts';
import { Link } from '../../../router/link.tsx';
import { useParams } from '../../../router/place.ts';
import { review as reviewText } from '../review-words.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';

const text = reviewText.duplicates;

export function DuplicatesPanel({ detail }: { detail: ReviewDetail }) {
  const params = useParams();
  return (
    <Panel heading={text.heading}>
      {detail.duplicates.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="grid gap-2 empty:hidden">
        {detail.duplicates.map(({ id, name, created_at, score, same }) => (
          <li key={id} className="wrap-anywhere">
            <Link className="text-link" to={{ pathname: `/review/${id}`, search: params.toString() }}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <span className="text-muted">
              <Moment at={created_at} />
              {score !== null && `, ${text.score(score)}`}
            </span>
            <span className="ml-1.5 rounded-md bg-warning-tint px-1.5 text-xs font-medium text-warning">
              {text.same(same.map((reason) => text.reasons[reason]).join(', '))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
