import { useCallback, useMemo, useState } from 'react';
import { usePlace } from '../../router/place.ts';
import { useStaff } from '../../api/session.ts';
import { messages } from '../../i18n/messages.ts';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ApplicationCards } from './application-cards.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { DenseTable } from './dense-table.tsx';
import { fits, useFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { idsOf } from './list-props.ts';
import { LoadMore } from './load-more.tsx';
import { itemsOf } from './pages.ts';
import { SelectionProvider, useSelecting } from './selection.tsx';
import { useAfterList } from './use-after-list.ts';
import { useApplications } from './use-applications.ts';
import { ListLook, useDense } from './list-look.tsx';
import { useArrivals } from './use-live.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const text = messages.list;
const WaitingReplies = later(async () => (await import('./replies/waiting-replies.tsx')).WaitingReplies);
const BulkBar = later(async () => (await import('./bulk-bar.tsx')).BulkBar);
const NoApplications = later<{ filtered: boolean }>(async () => (await import('./no-applications.tsx')).NoApplications);
const ListCommands = later(async () => (await import('./list-commands.tsx')).ListCommands);
const layouts = { dense: DenseTable, table: ApplicationsTable, cards: ApplicationCards };

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
  const [dense] = useDense();
  const { search } = usePlace();
  const { id: me } = useStaff();
  const { filter } = useFilter();
  const { data, dataUpdatedAt, isPending, isError, isFetching, ...query } = useApplications(filter);
  const arrivals = useArrivals(filter);
  const after = useAfterList();
  const loaded = useMemo(() => itemsOf(data), [data]);
  const applications = useMemo(
    () => loaded.filter((application) => fits(filter, application, me)),
    [loaded, filter, me],
  );
  const ids = useMemo(() => idsOf(applications), [applications]);
  const { selection, select } = useSelecting(ids);
  // Stays after the first selection, because it says what was done.
  const [hasSelected, setHasSelected] = useState(false);
  if (selection.selected.size > 0 && !hasSelected) setHasSelected(true);
  const { fetchNextPage } = query;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const filtered = Object.keys(filter).length > 0;
  useScrollMemory({
    list: search,
    loaded: applications.length,
    // The list restored from the last visit has the date 1970, and it is unknown whether more follows.
    complete: dataUpdatedAt > 0 && !query.hasNextPage,
  });

  if (isPending) return <Quiet>{text.loading}</Quiet>;
  const first = data?.pages[0];
  const failed = isError && !query.isFetchNextPageError;
  const layout = wide ? (dense ? 'dense' : 'table') : 'cards';
  const List = layouts[layout];
  const left = loaded.length - applications.length;
  return (
    <>
      <ErrorText>{failed && text.failed}</ErrorText>
      {data && applications.length === 0 && <NoApplications filtered={filtered} />}
      {applications.length > 0 && (
        <>
          <div className="mb-1 flex min-h-7 flex-wrap items-center justify-between gap-x-3">
            <p role="status" className="min-h-5 text-sm text-muted tabular-nums">
              {dataUpdatedAt > 0 &&
                first &&
                text.count(applications.length, first.total - left, first.total_is_estimate)}
              {isFetching && !query.isFetchingNextPage && ` ${text.updating}`}
            </p>
            {after && <WaitingReplies />}
            <ListLook wide={wide} />
          </div>
          {arrivals.count > 0 && (
            <Button
              look="primary"
              className="fixed top-16 left-1/2 z-30 -translate-x-1/2 shadow-lg"
              onClick={arrivals.show}
            >
              {text.arrived(arrivals.count)}
            </Button>
          )}
          <SelectionProvider value={selection}>
            <List name={layout + search} applications={applications} />
          </SelectionProvider>
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
      {hasSelected && <BulkBar applications={applications} selected={selection.selected} onSelect={select} />}
      {dataUpdatedAt > 0 && <ListCommands ids={ids} selection={selection} wide={wide} onSelect={select} />}
    </>
  );
}
