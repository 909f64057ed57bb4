import { useCallback, useMemo, useState } from 'react';
import { messages } from '../../i18n/messages.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ApplicationCards } from './application-cards.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { LoadMore } from './load-more.tsx';
import type { Draft } from './score-editor.tsx';
import { useApplications } from './use-applications.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const text = messages.list;

/** The list of applications in whichever state it is. */
export function ApplicationsDesk() {
  const wide = useMediaQuery('(min-width: 64rem)');
  const { data, dataUpdatedAt, isPending, isError, isFetching, ...query } = useApplications();
  // Drafts live above card and row, so that turning the device does not lose them.
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const onDraft = useCallback((id: string, draft: Draft) => setDrafts((all) => ({ ...all, [id]: draft })), []);
  const applications = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const { fetchNextPage } = query;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useScrollMemory(applications.length > 0);

  if (isPending) return <Note>{text.loading}</Note>;
  const last = data?.pages.at(-1);
  const failed = isError && !query.isFetchNextPageError;
  const List = wide ? ApplicationsTable : ApplicationCards;
  return (
    <>
      {failed && (
        <p role="alert" className="py-3 text-sm text-danger">
          {text.failed}
        </p>
      )}
      {data && applications.length === 0 && <Note>{text.empty}</Note>}
      {applications.length > 0 && (
        <>
          <p role="status" className="mb-2 min-h-5 text-sm text-ink/70 tabular-nums">
            {dataUpdatedAt > 0 && last && text.count(applications.length, last.total, last.total_is_estimate)}
            {isFetching && !query.isFetchingNextPage && ` ${text.updating}`}
          </p>
          <List applications={applications} drafts={drafts} onDraft={onDraft} />
        </>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} failed={query.isFetchNextPageError} onMore={onMore} />
      )}
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="py-16 text-center text-ink/70">
      {children}
    </p>
  );
}
