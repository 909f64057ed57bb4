import { Link } from '../../router/link.tsx';
import { orders } from './words.ts';
import { Moment } from '../../ui/moment.tsx';
import { useApplicationsOf } from './api.ts';

const { application, applicationHint } = orders.record;

export function ApplicationsOf({ email }: { email: string }) {
  const { data } = useApplicationsOf(email);
  if (!data?.items.length) return null;
  return (
    <>
      <p className="text-muted">{applicationHint}</p>
      <ul className="grid gap-1">
        {data.items.map(({ id, name, created_at }) => (
          <li key={id} className="wrap-anywhere">
            <Link dir="auto" className="text-link" to={`/review/${id}`}>
              {application(name)}
            </Link>{' '}
            <span className="text-muted">
              <Moment at={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
