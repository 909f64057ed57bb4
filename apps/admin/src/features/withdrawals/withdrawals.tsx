import { withdrawalsEndpoints } from '@blue-peony/contracts';
import { useParams } from '../../router/place.ts';
import { useCall } from '../../api/use-call.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { withdrawals as text } from './words.ts';

/** Nothing at all while nobody has withdrawn. */
export function Withdrawals() {
  const q = useParams().get('q') ?? '';
  const { data, isError } = useCall(['withdrawals', q], withdrawalsEndpoints.listWithdrawals, {
    query: { q: q || undefined },
    refetchInterval: 30_000,
  });
  if (isError) return <ErrorText>{text.failed}</ErrorText>;
  if (!data?.items.length) return null;
  return (
    <section aria-labelledby="withdrawals">
      <div className="mb-4 max-w-2xl">
        <h2 id="withdrawals" className="text-lg font-semibold">
          {text.heading}
        </h2>
        <p className="text-sm text-muted">{text.lead}</p>
        <p role="status" className="text-sm font-medium text-danger empty:hidden">
          {data.waiting > 0 && text.waiting(data.waiting)}
        </p>
      </div>
      <ul aria-labelledby="withdrawals" className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
        {data.items.map((found) => (
          <li key={found.id}>
            <WithdrawalCard found={found} />
          </li>
        ))}
      </ul>
      {data.more && <p className="py-4 text-center text-sm text-muted">{text.more}</p>}
    </section>
  );
}
