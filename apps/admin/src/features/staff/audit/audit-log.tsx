import { auditEndpoints } from '@blue-peony/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { audit as text } from './words.ts';
import { ErrorText } from '../../../ui/messages.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { queryOf, useLogFilter } from './filter.ts';

export function AuditLog() {
  const { filter, narrow } = useLogFilter();
  const query = queryOf(filter);
  const log = useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: ({ pageParam, signal }) =>
      call(auditEndpoints.readAudit, { query: { ...query, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: false,
  });
  const { data, isPending, isError } = log;
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <AuditFilter />
      <Panel heading={text.heading} className="min-w-0">
        <p className="text-xs text-muted">{text.explain}</p>
        {isPending && <p role="status">{text.loading}</p>}
        <ErrorText>{isError && text.failed}</ErrorText>
        {data && entries.length === 0 && <p className="text-muted">{text.empty}</p>}
        {entries.length > 0 && (
          <ol aria-label={text.caption} className="text-[13px] leading-5">
            {entries.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} onNarrow={(about) => narrow({ about })} />
            ))}
          </ol>
        )}
        <MoreButton query={log}>{text.more}</MoreButton>
      </Panel>
    </>
  );
}
