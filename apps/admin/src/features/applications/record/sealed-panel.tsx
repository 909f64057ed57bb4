import { recordEndpoints } from '@blue-peony/contracts';
import { useState } from 'react';
import { useMay } from '../../../api/session.ts';
import { privacy } from '../../../i18n/privacy.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonSelect } from './reason-select.tsx';
import { LooksPanel } from './looks-panel.tsx';
import { problemText, useRecord, useRecordAction } from './use-record.ts';

const text = privacy.sealed;

export function SealedPanel({ id, fallback }: { id: string; fallback: string }) {
  const mayUnseal = useMay('applications.hold');
  const { data: record } = useRecord(id);
  const action = useRecordAction(id);
  const [asking, setAsking] = useState(false);
  useCommands([{ name: text.unseal, run: mayUnseal && Boolean(record?.sealed_at) && (() => setAsking(true)) }]);
  if (!record?.sealed_at)
    return (
      <p role="alert" className="py-3 text-sm text-danger">
        {fallback}
      </p>
    );
  return (
    <div className="grid max-w-3xl gap-3">
      <Panel heading={text.heading}>
        <p>
          {text.since} <Moment at={record.sealed_at} />. {text.nobody}
        </p>
        <ol className="grid list-decimal gap-1.5 pl-5">
          {text.steps.map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
        {mayUnseal && (
          <Button className="justify-self-start" onClick={() => setAsking(true)}>
            {text.unseal}
          </Button>
        )}
      </Panel>
      <LooksPanel id={id} />
      {asking && (
        <FormDialog
          words={{ heading: text.unseal, confirm: text.unseal }}
          error={problemText(action.error)}
          busy={action.isPending}
          onClose={() => setAsking(false)}
          onSubmit={(fields) =>
            action.mutate({ row: recordEndpoints.unsealApplication, body: { reason: fields['reason'] } })
          }
        >
          <ReasonSelect reasons={text.reasons} />
        </FormDialog>
      )}
    </div>
  );
}
