import { useRef, useState, type RefObject } from 'react';
import type { FieldError } from '@blue-peony/contracts';
import { came } from '../../funnel.ts';
import { draftGone } from './draft.ts';
import type { Waiting } from './keep-trying.ts';
import type { Accepted, Failed, Filled, Outcome, Photos } from './submit-application.ts';

/** Called when the visitor starts to fill in the form, so that the code is there even if the line is lost later. */
export const loadSending = () => import('./sending.ts');

const alone = (run: () => Promise<Outcome>): Promise<Outcome> =>
  // Web Locks need https. Without them the server's answer prevents duplicates.
  'locks' in navigator
    ? navigator.locks.request('application', { ifAvailable: true }, (lock) => (lock ? run() : elsewhere))
    : run();
const elsewhere: Outcome = { kind: 'failed', step: 'elsewhere', ended: false };

/** The form's states: idle, submitting (with its progress or the reason for waiting), or failed with an alert. */
export function useSubmission(form: RefObject<HTMLFormElement | null>, onAccepted: (accepted: Accepted) => void) {
  // A ref, because React state would still be the old one for a second press in the same task.
  const sending = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();
  const [failure, setFailure] = useState<Failed>();
  const [earlier, setEarlier] = useState<Accepted>();
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadSending>>>();
  const [unreached, setUnreached] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<string, FieldError>>(new Map());

  const send = async (filled: Filled, photos: Photos) => {
    if (sending.current) return;
    const { signal } = (sending.current = new AbortController());
    forgetAll();
    setFailure(undefined);
    setUnreached(false);
    setBusy(true);
    const loaded = await loadSending().catch(() => undefined);
    setCode(loaded);
    if (!loaded) {
      sending.current = undefined;
      setBusy(false);
      setUnreached(true);
      return;
    }
    const outcome = await alone(async () => {
      if (draftGone(form.current!)) return { kind: 'failed', step: 'elsewhere', ended: true };
      return loaded.submitForm(filled, photos, { onWait: setWaiting, signal });
    });
    sending.current = undefined;
    setBusy(false);
    setWaiting(undefined);
    if (outcome.kind === 'accepted') {
      came({ step: 'accepted' });
      return outcome.earlier ? setEarlier(outcome) : onAccepted(outcome);
    }
    if (signal.aborted) return;
    if (outcome.step !== 'elsewhere') came({ refused: outcome.code });
    else if (outcome.ended) form.current!.reset();
    setFailure(outcome);
    if (outcome.step === 'submit') setErrors(new Map(outcome.errors.map((error) => [error.field, error])));
  };
  const forget = (field: string) => {
    if (errors.has(field)) setErrors(new Map([...errors].filter(([name]) => name !== field)));
  };
  const forgetAll = () => setErrors(new Map());
  const stop = () => sending.current?.abort();
  const dismiss = () => setFailure(undefined);
  return { send, stop, busy, waiting, code, unreached, failure, dismiss, earlier, errors, forget, forgetAll };
}
