import { auditActions, endpoints } from '@blue-peony/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { deeds } from '../../i18n/deeds.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = messages.staff.audit;

/** Who did what, newest first; what it is narrowed to lives in the address. */
export function AuditLog() {
  const [params] = useSearchParams();
  const action = auditActions.find((known) => known === params.get('show')) ?? '';
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['audit', action],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.readAudit, { query: { action: action || undefined, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: false,
  });
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel heading={text.heading} aside={<ActionFilter action={action} />} className="min-w-0 lg:col-span-2">
      {isPending && <p role="status">{text.loading}</p>}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && entries.length === 0 && <p className="text-ink/65">{text.empty}</p>}
      {entries.length > 0 && (
        <DataTable caption={text.caption} columns={Object.values(text.columns)}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                <Moment at={entry.at} />
              </td>
              <td className="min-w-44 wrap-anywhere">
                {entry.staff_email ?? text.nobody} {entry.role && `(${text.roles[entry.role]})`}
              </td>
              <td className="min-w-32">{deeds[entry.action]}</td>
              <td className="min-w-44 font-mono text-xs wrap-anywhere">{entry.subject}</td>
              <td className="min-w-32 wrap-anywhere">{entry.detail}</td>
            </tr>
          ))}
        </DataTable>
      )}
      {hasNextPage && (
        <Button
          look="quiet"
          className="justify-self-center"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </Panel>
  );
}

function ActionFilter({ action }: { action: string }) {
  const [, setParams] = useSearchParams();
  return (
    <label className="flex items-center gap-2 text-xs font-medium text-ink/70">
      {text.filter}
      <select
        className="min-h-9 rounded-lg border border-ink/50 bg-white px-2 text-sm font-normal text-ink"
        value={action}
        onChange={({ target }) => setParams(target.value ? { show: target.value } : {}, { replace: true })}
      >
        <option value="">{text.everything}</option>
        {auditActions.map((known) => (
          <option key={known} value={known}>
            {deeds[known]}
          </option>
        ))}
      </select>
    </label>
  );
}
