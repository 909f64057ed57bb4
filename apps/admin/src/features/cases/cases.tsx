import { casesEndpoints, caseStates } from '@blue-peony/contracts';
import { changedQuery, setParams, useParams } from '../../router/place.ts';
import { useCall } from '../../api/use-call.ts';
import { money as text } from './words.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { Option } from '../../ui/select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { CaseCard } from './case-card.tsx';

export function Money() {
  const params = useParams();
  const state = caseStates.find((known) => known === params.get('state')) ?? '';
  const q = params.get('q') ?? '';
  const { data, isPending, isError } = useCall(['cases', state, q], casesEndpoints.listCases, {
    query: { state: state || undefined, q: q || undefined },
    refetchInterval: 30_000,
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-2xl">
          <h2 className="text-lg font-semibold">{text.heading}</h2>
          <p className="text-sm text-muted">{text.lead}</p>
          <p role="status" className="text-sm font-medium text-danger empty:hidden">
            {data && data.open > 0 && text.waiting(data.open)}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-2.5">
          <SearchField label={text.q} hint={text.hint} value={q} onChange={(value) => narrow({ q: value })} />
          <Choice
            label={text.state}
            value={state}
            options={[['', text.any], ...caseStates.map((each): Option => [each, text.states[each]])]}
            onChoose={(value) => narrow({ state: value })}
          />
        </div>
      </div>
      {isPending && <Quiet>{text.loading}</Quiet>}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data?.items.length === 0 && (
        <Empty heading={state || q ? text.noMatch : text.empty} explain={state || q ? '' : text.emptyExplain} />
      )}
      <ul aria-label={text.heading} className="grid gap-3 empty:hidden lg:grid-cols-2 2xl:grid-cols-3">
        {data?.items.map((found) => (
          <li key={found.id}>
            <CaseCard found={found} />
          </li>
        ))}
      </ul>
      {data?.more && <p className="py-4 text-center text-sm text-muted">{text.more}</p>}
    </>
  );
}

const narrow = (change: { q?: string; state?: string }) => setParams(changedQuery(change), { replace: true });
