import { useCallback, useMemo, useState } from 'react';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ApplicationCards } from './application-cards.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { useFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { LoadMore } from './load-more.tsx';
import { itemsOf } from './pages.ts';
import type { Draft } from './score-editor.tsx';
import { useApplications } from './use-applications.ts';
import { useArrivals } from './use-live.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const text = messages.list;

/** The list of applications in whichever state it is. */
export function ApplicationsDesk() {
  const { filter } = useFilter();
  return (
    <>
      <FilterBar />
      <ApplicationsList key={JSON.stringify(filter)} />
    </>
  );
}

function ApplicationsList() {
  const wide = useMediaQuery('(min-width: 64rem)');
  const { filter } = useFilter();
  const { data, dataUpdatedAt, isPending, isError, isFetching, ...query } = useApplications(filter);
  const arrivals = useArrivals(filter);
  // Drafts live above card and row, so that turning the device does not lose them.
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const onDraft = useCallback((id: string, draft: Draft) => setDrafts((all) => ({ ...all, [id]: draft })), []);
  const applications = useMemo(() => itemsOf(data), [data]);
  const { fetchNextPage } = query;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const filtered = Object.keys(filter).length > 0;
  useScrollMemory({
    loaded: filtered ? 0 : applications.length,
    // What was recalled from the last visit is dated 1970, and nobody knows what follows it.
    complete: dataUpdatedAt > 0 && !query.hasNextPage,
  });

  if (isPending) return <Note>{text.loading}</Note>;
  const first = data?.pages[0];
  const failed = isError && !query.isFetchNextPageError;
  const List = wide ? ApplicationsTable : ApplicationCards;
  return (
    <>
      {failed && (
        <p role="alert" className="py-3 text-sm text-danger">
          {text.failed}
        </p>
      )}
      {data && applications.length === 0 && <Note>{filtered ? text.noMatch : text.empty}</Note>}
      {applications.length > 0 && (
        <>
          <p role="status" className="mb-2 min-h-5 text-sm text-ink/70 tabular-nums">
            {dataUpdatedAt > 0 && first && text.count(applications.length, first.total, first.total_is_estimate)}
            {isFetching && !query.isFetchingNextPage && ` ${text.updating}`}
          </p>
          {arrivals.count > 0 && (
            <Button className="fixed top-16 left-1/2 z-30 -translate-x-1/2 shadow-lg" onClick={arrivals.show}>
              {text.arrived(arrivals.count)}
            </Button>
          )}
          <List applications={applications} drafts={drafts} onDraft={onDraft} />
        </>
      )}
      {query.hasNextPage && (
        <LoadMore
          loaded={applications.length}
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={onMore}
        />
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
