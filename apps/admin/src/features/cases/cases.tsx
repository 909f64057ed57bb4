import { casesEndpoints, caseStates } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { money as text } from './words.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { CaseCard } from './case-card.tsx';

export function Money() {
  const [params, setParams] = useSearchParams();
  const state = caseStates.find((known) => known === params.get('state')) ?? '';
  const { data, isPending, isError } = useQuery({
    queryKey: ['cases', state],
    queryFn: ({ signal }) => call(casesEndpoints.listCases, { query: { state: state || undefined }, signal }),
    refetchInterval: 30_000,
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-2xl">
          <h2 className="text-lg font-semibold">{text.heading}</h2>
          <p className="text-sm text-ink/75">{text.lead}</p>
          <p role="status" className="text-sm font-medium text-danger empty:hidden">
            {data && data.open > 0 && text.waiting(data.open)}
          </p>
        </div>
        <label className="grid gap-0.5 text-xs font-medium text-ink/70">
          {text.state}
          <select
            className="min-h-9 rounded-lg border border-ink/50 bg-white px-2 text-sm font-normal text-ink"
            value={state}
            onChange={({ target }) => setParams(target.value ? { state: target.value } : {}, { replace: true })}
          >
            <option value="">{text.any}</option>
            {caseStates.map((value) => (
              <option key={value} value={value}>
                {text.states[value]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isPending && <Quiet>{text.loading}</Quiet>}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data?.items.length === 0 && <Quiet>{state ? text.noMatch : text.empty}</Quiet>}
      <ul aria-label={text.heading} className="grid gap-3 empty:hidden lg:grid-cols-2 2xl:grid-cols-3">
        {data?.items.map((found) => (
          <li key={found.id}>
            <CaseCard found={found} />
          </li>
        ))}
      </ul>
      {data?.more && <p className="py-4 text-center text-sm text-ink/70">{text.more}</p>}
    </>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <p role="status" className="py-16 text-center text-ink/70">
      {children}
    </p>
  );
}
