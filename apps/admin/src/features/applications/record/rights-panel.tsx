import { recordEndpoints, type ApplicationRecord, type ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { useMay } from '../../../api/session.ts';
import { privacy as text } from '../../../i18n/privacy.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { ErrorText } from '../../../ui/messages.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonSelect } from './reason-select.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { Corrections, RecordState } from './record-state.tsx';
import { problemText, useErasure, useRecord, useRecordAction, type RecordedRow } from './use-record.ts';

const { answered_no, signed, spam } = text.closingReasons;

type Asked = 'correct' | 'close' | 'hold' | 'export' | 'erase' | 'seal';
type Props = { application: ReviewedApplication; onErased: () => void };

export function RightsPanel({ application, onErased }: Props) {
  const { data: record, isError } = useRecord(application.id);
  return (
    <Panel heading={text.heading}>
      <ErrorText>{isError && text.failed}</ErrorText>
      {record && (
        <>
          <RecordState record={record} />
          <Corrections record={record} />
          <Actions application={application} record={record} onErased={onErased} />
        </>
      )}
    </Panel>
  );
}

function Actions({ application, record, onErased }: Props & { record: ApplicationRecord }) {
  const { id } = application;
  const [asking, setAsking] = useState<Asked>();
  const action = useRecordAction(id);
  const erasure = useErasure(id, onErased);
  const ask = (what: Asked | undefined) => {
    action.reset();
    erasure.reset();
    setAsking(what);
  };
  const run = (row: RecordedRow, body?: object) =>
    action.mutate({ row, body }, { onSuccess: () => setAsking(undefined) });
  const error = problemText(action.error ?? erasure.error);
  const dialog = { error, busy: action.isPending || erasure.isPending, onClose: () => ask(undefined) };
  return (
    <>
      <Buttons record={record} busy={action.isPending} onAsk={ask} onRun={run} />
      {!asking && <ErrorText>{error}</ErrorText>}
      {asking === 'correct' && (
        <CorrectDialog
          {...dialog}
          application={application}
          onCorrected={(changed) => run(recordEndpoints.correctApplication, { ...changed, version: record.version })}
        />
      )}
      {asking === 'close' && (
        <FormDialog
          {...dialog}
          words={text.close}
          onSubmit={(fields) => run(recordEndpoints.closeApplication, { reason: fields['reason'] })}
        >
          <ReasonSelect reasons={{ answered_no, signed, spam }} />
        </FormDialog>
      )}
      {asking === 'hold' && <HoldDialog {...dialog} onHold={(hold) => run(recordEndpoints.holdApplication, hold)} />}
      {asking === 'export' && <ExportDialog id={id} onClose={dialog.onClose} />}
      {asking === 'erase' && (
        <FormDialog
          {...dialog}
          danger
          words={text.erase}
          onSubmit={(fields) => erasure.mutate({ reason: fields['reason'] })}
        >
          <ReasonSelect reasons={text.erase.reasons} />
        </FormDialog>
      )}
      {asking === 'seal' && (
        <FormDialog {...dialog} danger words={text.seal} onSubmit={() => run(recordEndpoints.sealApplication)} />
      )}
    </>
  );
}

/** `asks`: it opens a dialog first. */
type Act = { name: string; look: 'warning' | 'secondary'; disabled: boolean; act: () => void; asks?: true };
const ending: readonly Asked[] = ['erase', 'seal'];

type ButtonsProps = {
  record: ApplicationRecord;
  busy: boolean;
  onAsk: (what: Asked) => void;
  onRun: (row: RecordedRow) => void;
};

function Buttons({ record: { closed_at, held_at }, busy, onAsk, onRun }: ButtonsProps) {
  const manages = useMay('applications.manage');
  const holds = useMay('applications.hold');
  const exports = useMay('applications.export');
  const erases = useMay('applications.erase');
  const asks = (what: Asked, disabled = false): Act => ({
    name: text[what].open,
    look: ending.includes(what) ? 'warning' : 'secondary',
    disabled,
    act: () => onAsk(what),
    asks: true,
  });
  const runs = (name: string, row: RecordedRow): Act => ({
    name,
    look: 'secondary',
    disabled: busy,
    act: () => onRun(row),
  });
  const acts = [
    manages && asks('correct'),
    manages && (closed_at ? runs(text.reopen, recordEndpoints.reopenApplication) : asks('close')),
    holds && (held_at ? runs(text.hold.release, recordEndpoints.releaseApplication) : asks('hold')),
    exports && asks('export'),
    erases && asks('erase', held_at !== null),
    asks('seal'),
  ].filter((act) => act !== false);
  useCommands(acts.map(({ name, disabled, act, asks: first }) => ({ name, run: first && !disabled && act })));
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map(({ name, look, disabled, act }) => (
        <Button key={name} look={look} disabled={disabled} onClick={act}>
          {name}
        </Button>
      ))}
    </div>
  );
}
