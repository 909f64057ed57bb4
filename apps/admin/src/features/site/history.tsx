import { fillPath, publicPaths, siteEndpoints, type SiteRevision } from '@blue-peony/contracts';
import { tell } from '@blue-peony/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { renderLimitMs, siteKey } from './use-site.ts';
import { site } from './words.ts';

const text = site.history;
const historyKey = ['site revisions'];

/** Every published revision, and the way back to it. @param current the number that visitors see */
export function History({ current }: { current: number | undefined }) {
  const history = useInfiniteQuery({
    queryKey: historyKey,
    queryFn: ({ pageParam, signal }) =>
      call(siteEndpoints.listSiteRevisions, { query: { cursor: pageParam?.toString() }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next_cursor,
  });
  const { data, isPending, isError } = history;
  const revisions = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isPending) return <Quiet>{text.loading}</Quiet>;
  if (isError) return <ErrorText>{text.failed}</ErrorText>;
  if (revisions.length === 0) return <Empty heading={text.empty} explain={text.emptyExplain} />;
  return (
    <Panel heading={text.heading} className="max-w-4xl">
      <ol className="divide-y divide-line">
        {revisions.map((revision) => (
          <Revision key={revision.number} revision={revision} isCurrent={revision.number === current} />
        ))}
      </ol>
      <MoreButton query={history}>{text.more}</MoreButton>
    </Panel>
  );
}

const legalTextOf = (version: string) => fillPath(publicPaths.readLegalText, { version, language: 'en' });

function Revision({ revision, isCurrent }: { revision: SiteRevision; isCurrent: boolean }) {
  const { number, at, by, note, legal_version: legal } = revision;
  const mayPublish = useMay('site.publish');
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">
          {text.revision(number)} {isCurrent && <Tag tone="success">{text.now}</Tag>}
        </p>
        <p className={`wrap-anywhere ${note ? '' : 'text-muted'}`}>{note || text.noNote}</p>
        <p className="text-xs text-muted">
          {by ?? text.former} · <Moment at={at} />
          {legal && (
            <>
              {' · '}
              <a className="text-link" href={legalTextOf(legal)} target="_blank" rel="noopener">
                {text.legal(legal)}
              </a>
            </>
          )}
        </p>
      </div>
      {mayPublish && !isCurrent && (
        <Button aria-label={text.restoreNamed(number)} onClick={() => setAsking(true)}>
          {text.restore}
        </Button>
      )}
      {asking && <Restore number={number} onClose={() => setAsking(false)} />}
    </li>
  );
}

function Restore({ number, onClose }: { number: number; onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (note: string) =>
      call(siteEndpoints.restoreSite, { params: { number: String(number) }, body: { note }, limitMs: renderLimitMs }),
    onSuccess: async (made) => {
      tell(text.restored(made.number));
      onClose();
      await Promise.all([siteKey, historyKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return (
    <FormDialog
      words={{ ...text.ask, heading: text.ask.heading(number) }}
      error={isError ? text.ask.failed : undefined}
      busy={isPending}
      onSubmit={({ note = '' }) => mutate(note)}
      onClose={onClose}
    >
      <Field label={text.ask.note} name="note" maxLength={200} />
    </FormDialog>
  );
}
