import type { ApplicationForm, ApplicationReceipt, FieldError } from '@blue-peony/contracts';
import { RequestFailure, type FailureCode } from '@blue-peony/ui';
import type { Uploaded } from '../../photos/photo-queue.ts';
import { postApplication } from './api.ts';
import { keepTrying, type Waiting } from './keep-trying.ts';

export type Filled = Omit<ApplicationForm, 'file_urls'>;

/** The photos of a form. */
export type Photos = {
  /** Sends what is missing. */
  upload: (signal: AbortSignal) => Promise<Uploaded>;
  /** The server has none of them any more. */
  forgetPaths: () => void;
};

export type Outcome =
  | { kind: 'accepted'; application: ApplicationForm & { file_urls: string[] }; receipt: ApplicationReceipt }
  | { kind: 'failed'; step: 'upload'; photo: { number: number; name: string }; code: FailureCode }
  | { kind: 'failed'; step: 'submit'; code: FailureCode; errors: readonly FieldError[] };

type Watch = {
  /** Hears what keeps the submission waiting, and undefined when it goes on. */
  onWait: (waiting: Waiting | undefined) => void;
  /** Stops the submission, which then ends as failed. */
  signal: AbortSignal;
};

export type Submit = (form: Filled, photos: Photos, watch: Watch) => Promise<Outcome>;

/**
 * Makes the submission of one form. It waits and goes on by itself while the server is busy or the line is lost. The same
 * content keeps its idempotency key between attempts, so that a retry after a lost answer never makes a second application.
 */
export function createSubmission(): Submit {
  let attempt = { content: '', key: '' };

  return async (form, photos, { onWait, signal }) => {
    const uploaded = await photos.upload(signal);
    if ('failed' in uploaded) return { kind: 'failed', step: 'upload', photo: uploaded.failed, code: uploaded.code };

    const application = { ...form, file_urls: uploaded.paths };
    const content = JSON.stringify(application);
    if (content !== attempt.content) attempt = { content, key: randomKey() };
    try {
      const receipt = await keepTrying(() => postApplication(application, attempt.key, signal), onWait, signal);
      return { kind: 'accepted', application, receipt };
    } catch (error) {
      const code = codeOf(error);
      // Unclaimed uploads are swept after a day: the next attempt sends the photos again.
      if (code === 'unknown_upload') photos.forgetPaths();
      if (code === 'idempotency_mismatch') attempt = { content: '', key: '' };
      return { kind: 'failed', step: 'submit', code, errors: error instanceof RequestFailure ? error.errors : [] };
    }
  };
}

const codeOf = (error: unknown): FailureCode => (error instanceof RequestFailure ? error.code : 'internal');

/** 128 random bits. `crypto.randomUUID` is missing on plain http, which a local network uses. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
