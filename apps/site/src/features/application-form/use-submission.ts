import { useRef, useState } from 'react';
import type { FieldError } from '@blue-peony/contracts';
import { came } from '../../funnel.ts';
import type { Waiting } from './keep-trying.ts';
import { createSubmission, type Filled, type Outcome, type Photos } from './submit-application.ts';

export type Accepted = Extract<Outcome, { kind: 'accepted' }>;
export type Failed = Extract<Outcome, { kind: 'failed' }>;

/** The form's states: idle, submitting (with what is under way, or waited for), or failed with an alert to read. */
export function useSubmission(onAccepted: (accepted: Accepted) => void) {
  const [submit] = useState(createSubmission);
  // State would still be the old one for a second press in the same task.
  const sending = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();
  const [failure, setFailure] = useState<Failed>();
  const [errors, setErrors] = useState<ReadonlyMap<string, FieldError>>(new Map());

  const send = async (form: Filled, photos: Photos) => {
    if (sending.current) return;
    const { signal } = (sending.current = new AbortController());
    setErrors(new Map());
    setFailure(undefined);
    setBusy(true);
    const outcome = await submit(form, photos, { onWait: setWaiting, signal });
    sending.current = undefined;
    setBusy(false);
    setWaiting(undefined);
    if (outcome.kind === 'accepted') {
      came({ step: 'accepted' });
      return onAccepted(outcome);
    }
    if (signal.aborted) return;
    came({ refused: outcome.code });
    setFailure(outcome);
    if (outcome.step === 'submit') setErrors(new Map(outcome.errors.map((error) => [error.field, error])));
  };
  const forget = (field: string) => {
    if (errors.has(field)) setErrors(new Map([...errors].filter(([name]) => name !== field)));
  };
  const stop = () => sending.current?.abort();
  return { send, stop, busy, waiting, failure, dismiss: () => setFailure(undefined), errors, forget };
}
