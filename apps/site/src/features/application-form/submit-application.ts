import type { ApplicationForm, FieldError } from '@blue-peony/contracts';
import { RequestFailure, type FailureCode } from '@blue-peony/ui';
import type { Uploaded } from '../../photos/photo-queue.ts';
import { readAttempt } from './draft.ts';
import { keepTrying, type Waiting } from './keep-trying.ts';
import { postOnce, type Posted } from './post-once.ts';

export type Filled = Omit<ApplicationForm, 'file_urls'>;

/** The photos of a form. */
export type Photos = {
  /** Sends what is missing. */
  upload: (signal: AbortSignal) => Promise<Uploaded>;
  /** The server has none of them any more. */
  forgetPaths: () => void;
};

export type Outcome =
  | ({ kind: 'accepted' } & Posted)
  | { kind: 'failed'; step: 'upload'; photo: { number: number; name: string }; code: FailureCode }
  | { kind: 'failed'; step: 'submit'; code: FailureCode; errors: readonly FieldError[] }
  // Another tab is sending the form, or has ended its life by sending or clearing it.
  | { kind: 'failed'; step: 'elsewhere'; ended: boolean };

type Watch = {
  /** Hears what keeps the submission waiting, and undefined when it goes on. */
  onWait: (waiting: Waiting | undefined) => void;
  /** Stops the submission, which then ends as failed. */
  signal: AbortSignal;
};

/** Submits a form. It waits and goes on by itself while the server is busy or the line is lost. */
export async function submitForm(form: Filled, photos: Photos, { onWait, signal }: Watch): Promise<Outcome> {
  // Made before the photos go up, so that a press in another tab meanwhile goes under the same key.
  readAttempt();
  const uploaded = await photos.upload(signal);
  if ('failed' in uploaded) return { kind: 'failed', step: 'upload', photo: uploaded.failed, code: uploaded.code };

  const application = { ...form, file_urls: uploaded.paths };
  try {
    const posted = await postOnce(application, (call) => keepTrying(call, onWait, signal), signal);
    return { kind: 'accepted', ...posted };
  } catch (error) {
    const code = codeOf(error);
    // Unclaimed uploads are swept after a day: the next attempt sends the photos again.
    if (code === 'unknown_upload') photos.forgetPaths();
    if (code === 'idempotency_mismatch') return { kind: 'failed', step: 'elsewhere', ended: true };
    return { kind: 'failed', step: 'submit', code, errors: error instanceof RequestFailure ? error.errors : [] };
  }
}

const codeOf = (error: unknown): FailureCode => (error instanceof RequestFailure ? error.code : 'internal');
