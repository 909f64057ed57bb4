import { bulkLimit, endpoints } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { list as text } from '../../i18n/list.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { patchLists } from './pages.ts';

type Props = {
  /** The loaded list, in its order. */
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
};

/** What can be done to the selected applications, below the list while any is selected. */
export function BulkBar({ ids, selected, onSelect }: Props) {
  const mayClose = useMay('applications.manage');
  const [asking, setAsking] = useState(false);
  const closing = useClosing();
  const chosen = [...selected];
  const close = () =>
    closing.mutate(chosen, {
      onSuccess: () => {
        setAsking(false);
        onSelect([]);
      },
    });
  return (
    <>
      <p role="status" className="text-sm text-ink/75">
        {closing.data && text.closed(closing.data.length)}
      </p>
      {chosen.length > 0 && (
        <section
          aria-label={text.bulk}
          className="sticky bottom-3 z-20 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-xl bg-ink px-3 py-2 text-sm text-white shadow-lg"
        >
          <span className="tabular-nums">{text.count(chosen.length)}</span>
          {chosen.length < ids.length && (
            <Button look="onInk" onClick={() => onSelect(ids)}>
              {text.selectAll(ids.length)}
            </Button>
          )}
          {chosen.length > bulkLimit ? (
            <span>{text.tooMany(bulkLimit)}</span>
          ) : (
            <ExportButton look="onInk" label={text.export} filter={{ ids: chosen.join(',') }} />
          )}
          {mayClose && (
            <Button look="onInk" onClick={() => setAsking(true)}>
              {text.close.open}
            </Button>
          )}
          <Button look="onInk" onClick={() => onSelect([])}>
            {text.letGo}
          </Button>
        </section>
      )}
      {asking && (
        <FormDialog
          words={{ ...text.close, heading: text.close.heading(chosen.length) }}
          cancel={messages.privacy.cancel}
          error={closing.isError ? messages.privacy.problem : undefined}
          busy={closing.isPending}
          onSubmit={close}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function useClosing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const closed: string[] = [];
      for (let from = 0; from < ids.length; from += bulkLimit) {
        const body = { ids: ids.slice(from, from + bulkLimit), reason: 'spam' };
        const answer = await call(endpoints.closeApplications, { body });
        for (const id of answer.closed) patchLists(client, id, { closed_reason: 'spam' });
        closed.push(...answer.closed);
      }
      return closed;
    },
  });
}
