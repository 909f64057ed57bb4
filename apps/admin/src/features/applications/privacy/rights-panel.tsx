import { endpoints, type NamedRecord, type ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { useStaff } from '../../../api/session.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { FormDialog, ReasonSelect } from './form-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { Corrections, RecordState } from './record-state.tsx';
import { problemText, useErasure, useRecord, useRecordDeed } from './use-record.ts';

const text = messages.privacy;
const { answered_no, signed, spam } = text.closingReasons;

type Props = { application: ReviewedApplication; onErased: () => void };

/** What an applicant has a right to, and how long she is kept. */
export function RightsPanel({ application, onErased }: Props) {
  const { data: record, isError } = useRecord(application.id);
  return (
    <Panel heading={text.heading}>
      <ErrorText>{isError && text.failed}</ErrorText>
      {record && (
        <>
          <RecordState record={record} />
          <Corrections record={record} />
          <Deeds application={application} record={record} onErased={onErased} />
        </>
      )}
    </Panel>
  );
}

function Deeds({ application, record, onErased }: Props & { record: NamedRecord }) {
  const { id } = application;
  const isOwner = useStaff().role === 'owner';
  const [asking, setAsking] = useState<'correct' | 'close' | 'hold' | 'erase'>();
  const deed = useRecordDeed(id);
  const erasure = useErasure(id, onErased);
  const ask = (what: typeof asking) => {
    deed.reset();
    erasure.reset();
    setAsking(what);
  };
  const done = { onSuccess: () => setAsking(undefined) };
  const dialog = {
    error: problemText(deed.error ?? erasure.error),
    busy: deed.isPending,
    onClose: () => ask(undefined),
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => ask('correct')}>
          {text.correct.open}
        </Button>
        {record.closed_at ? (
          <Button
            look="quiet"
            disabled={deed.isPending}
            onClick={() => deed.mutate({ row: endpoints.reopenApplication })}
          >
            {text.reopen}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => ask('close')}>
            {text.close.open}
          </Button>
        )}
        {isOwner && !record.held_at && (
          <Button look="quiet" onClick={() => ask('hold')}>
            {text.hold.open}
          </Button>
        )}
        {isOwner && record.held_at && (
          <Button
            look="quiet"
            disabled={deed.isPending}
            onClick={() => deed.mutate({ row: endpoints.releaseApplication })}
          >
            {text.hold.release}
          </Button>
        )}
        <Button look="quiet" disabled={record.held_at !== null} onClick={() => ask('erase')}>
          {text.erase.open}
        </Button>
        <Button
          look="quiet"
          className="text-danger"
          disabled={deed.isPending}
          onClick={() => deed.mutate({ row: endpoints.sealApplication })}
        >
          {text.seal.open}
        </Button>
      </div>
      {!asking && <ErrorText>{dialog.error}</ErrorText>}
      {asking === 'correct' && (
        <CorrectDialog
          {...dialog}
          application={application}
          onCorrected={(changed) =>
            deed.mutate({ row: endpoints.correctApplication, body: { ...changed, version: record.version } }, done)
          }
        />
      )}
      {asking === 'close' && (
        <FormDialog
          {...dialog}
          words={text.close}
          onSubmit={(fields) =>
            deed.mutate({ row: endpoints.closeApplication, body: { reason: fields.get('reason') } }, done)
          }
        >
          <ReasonSelect reasons={{ answered_no, signed, spam }} />
        </FormDialog>
      )}
      {asking === 'hold' && (
        <HoldDialog {...dialog} onHold={(body) => deed.mutate({ row: endpoints.holdApplication, body }, done)} />
      )}
      {asking === 'erase' && (
        <FormDialog
          {...dialog}
          busy={erasure.isPending}
          words={text.erase}
          onSubmit={(fields) => erasure.mutate({ reason: fields.get('reason') })}
        >
          <ReasonSelect reasons={text.erase.reasons} />
        </FormDialog>
      )}
    </>
  );
}
