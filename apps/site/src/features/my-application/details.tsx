import { useState } from 'react';
import { isLongText, type MyApplication } from '@blue-peony/contracts';
import { useText } from '../../i18n/localized.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { EmailChange } from './email-change.tsx';
import { arrive } from './focus.ts';
import { NeutralMails } from './neutral-mails.tsx';
import { Panel, smallButton } from './panel.tsx';
import type { Own } from './use-stored.ts';
import { correctable, useValueText } from './values.ts';

export function Details(own: Own) {
  const text = useText();
  const [step, setStep] = useState<'shown' | 'edited' | 'saved' | 'left'>('shown');
  const correct = own.application.fresh && (
    <button
      type="button"
      ref={step === 'left' ? arrive : undefined}
      onClick={() => setStep('edited')}
      className={smallButton}
    >
      {text('my.correct')}
    </button>
  );
  return (
    <Panel title={text('my.details')} action={step !== 'edited' && correct}>
      <p
        role="status"
        key={step}
        ref={step === 'saved' ? arrive : undefined}
        tabIndex={-1}
        className="font-medium text-success outline-none not-empty:mb-5"
      >
        {step === 'saved' && text('my.saved')}
      </p>
      {step === 'edited' ? (
        <CorrectionForm own={own} onDone={(saved) => setStep(saved ? 'saved' : 'left')} />
      ) : (
        <List application={own.application} />
      )}
      <EmailChange {...own} />
      {own.application.fresh && <NeutralMails {...own} />}
    </Panel>
  );
}

function List({ application }: { application: MyApplication }) {
  const text = useText();
  const valueText = useValueText();
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {correctable.map((field) => (
        <div key={field} className={isLongText(field) ? 'sm:col-span-2' : ''}>
          <dt className="text-sm font-semibold text-stone">{text(`application.${field}`)}</dt>
          <dd dir="auto" className={`whitespace-pre-line wrap-anywhere ${application[field] ? '' : 'text-stone'}`}>
            {valueText(application, field)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
