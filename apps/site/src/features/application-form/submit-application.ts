import type { ApplicationForm, FieldError } from '@blue-peony/contracts';
import { codeOf, RequestFailure, type FailureCode } from '@blue-peony/ui';
import type { Uploaded } from '../../photos/photo-queue.ts';
import { readAttempt } from './draft.ts';
import { keepTrying, type Waiting } from './keep-trying.ts';
import { postOnce, type Posted } from './post-once.ts';

export type Filled = Omit<ApplicationForm, 'file_urls'>;

export type Photos = {
  upload: (signal: AbortSignal) => Promise<Uploaded>;
  forgetPaths: () => void;
};

export type Outcome =
  | ({ kind: 'accepted' } & Posted)
  | { kind: 'failed'; step: 'upload'; photos: { number: number; name: string }[]; code: FailureCode }
  | { kind: 'failed'; step: 'submit'; code: FailureCode; errors: readonly FieldError[] }
  // Another tab is sending the form, or has sent or cleared it.
  | { kind: 'failed'; step: 'elsewhere'; ended: boolean };

export type Accepted = Extract<Outcome, { kind: 'accepted' }>;
export type Failed = Extract<Outcome, { kind: 'failed' }>;

type Watch = {
  /** Called with the reason for a pause, and with undefined when the submission continues. */
  onWait: (waiting: Waiting | undefined) => void;
  signal: AbortSignal;
};

export async function submitForm(form: Filled, photos: Photos, { onWait, signal }: Watch): Promise<Outcome> {
  // Created before the photos are uploaded, so that a press in another tab uses the same key.
  readAttempt();
  const uploaded = await photos.upload(signal);
  if ('failed' in uploaded) return { kind: 'failed', step: 'upload', photos: uploaded.failed, code: uploaded.code };

  const application = { ...form, file_urls: uploaded.paths };
  try {
    const posted = await postOnce(application, (call) => keepTrying(call, onWait, signal), signal);
    return { kind: 'accepted', ...posted };
  } catch (error) {
    const code = codeOf(error) ?? 'internal';
    // Unclaimed uploads are deleted after a day: the next attempt uploads the photos again.
    if (code === 'unknown_upload') photos.forgetPaths();
    if (code === 'idempotency_mismatch') return { kind: 'failed', step: 'elsewhere', ended: true };
    return { kind: 'failed', step: 'submit', code, errors: error instanceof RequestFailure ? error.errors : [] };
  }
}
