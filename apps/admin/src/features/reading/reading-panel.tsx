import { readingEndpoints } from '@blue-peony/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { reading as text } from './words.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FiguresTable } from './figures-table.tsx';
import { readingKey, useReading } from './use-reading.ts';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

export function ReadingPanel() {
  const { data, isError } = useReading();
  return (
    <Panel heading={text.heading} className="min-w-0">
      <p className="text-xs text-muted">{text.explain}</p>
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && <PeopleForm since={data.per_person_since} />}
      {data && (
        <FiguresTable
          readers={[
            { who: text.team, figures: data.team },
            ...data.people.map(({ email, figures }) => ({ who: email, figures })),
          ]}
        />
      )}
    </Panel>
  );
}

function PeopleForm({ since }: { since: string | null }) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(false);
  const save: Submit = async (field) => {
    setSaved(false);
    const body = { per_person: field('per_person') !== '' };
    const changed = await call(readingEndpoints.changeReading, { body }).catch(() => undefined);
    if (!changed) return text.failed;
    setSaved(true);
    client.setQueryData(readingKey, changed);
    await client.invalidateQueries({ queryKey: [...readingKey, 'own'] });
    await client.invalidateQueries({ queryKey: ['audit'] });
    return undefined;
  };
  return (
    <SubmitForm action={save} button={text.save} status={saved && text.saved}>
      <label className="flex items-start gap-2.5">
        <input type="checkbox" name="per_person" className="mt-0.5 size-4 shrink-0" defaultChecked={since !== null} />
        <span>
          {text.perPerson}
          <span className="block text-xs text-muted">{text.perPersonExplain}</span>
        </span>
      </label>
    </SubmitForm>
  );
}
