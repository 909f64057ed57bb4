import { siteEndpoints, type Site } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { problemOf } from '../../ui/problem-of.ts';
import { Changes } from './changes.tsx';
import { Check } from './check.tsx';
import { useShownDraft } from './use-site-draft.ts';
import { renderLimitMs, siteKey } from './use-site.ts';
import { site as words } from './words.ts';

const text = words.publish;

export function Publish({ site }: { site: Site }) {
  const mayPublish = useMay('site.publish');
  return (
    <div className="grid items-start gap-3 xl:grid-cols-2">
      <Check />
      <Panel heading={text.heading}>
        <Changes published={site.published} />
        {mayPublish ? <PublishForm /> : <p className="text-muted">{text.manager}</p>}
      </Panel>
    </div>
  );
}

function PublishForm() {
  const client = useQueryClient();
  const { version, isSaved } = useShownDraft();
  const [note, setNote] = useState('');
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => call(siteEndpoints.publishSite, { body: { version, note: note.trim() }, limitMs: renderLimitMs }),
    onSuccess: () => setNote(''),
    onError: (failure) => {
      if (codeOf(failure) === 'validation_failed') void client.invalidateQueries({ queryKey: ['site check'] });
    },
    // Also when the answer was lost or late: the revision may be there.
    onSettled: () =>
      Promise.all([siteKey, ['site revisions']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSaved && !isPending) mutate();
      }}
    >
      <Field
        label={text.note}
        hint={text.noteHint}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ErrorText>{problemOf(error, text.problems, text.publishFailed)}</ErrorText>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" type="submit" disabled={!isSaved || isPending}>
          {text.button}
        </Button>
        <StatusText>{isSaved ? data && !error && text.done(data.number) : text.waits}</StatusText>
      </div>
    </form>
  );
}
