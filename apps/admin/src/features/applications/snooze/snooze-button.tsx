import { collaborationEndpoints, type ReviewedApplication, type SnoozeForm } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useMay } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { problemOf } from '../../../ui/problem-of.ts';
import { isSnoozed } from '../filter.ts';
import { patchApplication } from '../pages.ts';
import { streamKey } from '../stream-key.ts';
import { useKeys } from '../use-keys.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { snooze as text } from './snooze-words.ts';

/** Takes an application that waits for a reply out of the queue until a time, or puts it back. */
export function SnoozeButton({ application }: { application: ReviewedApplication }) {
  const { id, replied_at, closed_reason } = application;
  const allowed = useMay('applications.review') && !replied_at && !closed_reason;
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (form: SnoozeForm | undefined) =>
      form
        ? call(collaborationEndpoints.snoozeApplication, { params: { id }, body: form })
        : call(collaborationEndpoints.wakeApplication, { params: { id } }),
    onSuccess: ({ snoozed_until, snooze_reason, snoozed_by }) => {
      patchApplication(client, id, { snoozed_until, snooze_reason, snoozed_by });
      void client.invalidateQueries({ queryKey: streamKey(id) });
      setOpen(false);
    },
  });
  const show = () => {
    saving.reset();
    setOpen(allowed);
  };
  const name = isSnoozed(application) ? text.change : text.open;
  useKeys({ s: show });
  useCommands([{ name, keys: 's', run: allowed && show }]);
  if (!allowed) return null;
  return (
    <>
      <Button onClick={show}>{name}</Button>
      {open && (
        <SnoozeDialog
          application={application}
          error={problemOf(saving.error, text.problems, text.failed)}
          busy={saving.isPending}
          onSnooze={saving.mutate}
          onWake={() => saving.mutate(undefined)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
