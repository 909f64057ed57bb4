import type { ApplicationForm, ApplicationReceipt, FieldError } from '@blue-peony/contracts';
import { RequestFailure, type FailureCode } from '@blue-peony/ui';
import { postApplication, uploadPhoto } from './api.ts';
import { keepTrying, type Waiting } from './keep-trying.ts';

export type Filled = Omit<ApplicationForm, 'file_urls'>;

/** What is under way: photo `number` of `count`, of which `share` (0 to 1) has left, or the application itself. */
export type Progress = { step: 'upload'; number: number; count: number; share: number } | { step: 'submit' };

export type Outcome =
  | { kind: 'accepted'; application: ApplicationForm & { file_urls: string[] }; receipt: ApplicationReceipt }
  | { kind: 'failed'; step: 'upload'; photo: File; code: FailureCode }
  | { kind: 'failed'; step: 'submit'; code: FailureCode; errors: readonly FieldError[] };

type Watch = {
  onProgress: (progress: Progress) => void;
  /** Hears what keeps the submission waiting, and undefined when it goes on. */
  onWait: (waiting: Waiting | undefined) => void;
  /** Stops the submission, which then ends as failed. */
  signal: AbortSignal;
};

export type Submit = (form: Filled, photos: readonly File[], watch: Watch) => Promise<Outcome>;

/**
 * Makes the submission of one form. It waits and goes on by itself while the server is busy or the line is lost. It remembers
 * between attempts what the server already has: a photo goes up once, and the same content keeps its idempotency key, so
 * that a retry after a lost answer never makes a second application.
 */
export function createSubmission(): Submit {
  const uploaded = new Map<File, string>();
  let attempt = { content: '', key: '' };

  return async (form, photos, { onProgress, onWait, signal }) => {
    for (const [index, photo] of photos.entries()) {
      if (uploaded.has(photo)) continue;
      const tell = (share: number) => onProgress({ step: 'upload', number: index + 1, count: photos.length, share });
      const send = () => {
        tell(0);
        return uploadPhoto(photo, tell, signal);
      };
      try {
        const { path } = await keepTrying(send, onWait, signal);
        uploaded.set(photo, path);
      } catch (error) {
        return { kind: 'failed', step: 'upload', photo, code: codeOf(error) };
      }
    }

    onProgress({ step: 'submit' });
    const application = { ...form, file_urls: photos.map((photo) => uploaded.get(photo)!) };
    const content = JSON.stringify(application);
    if (content !== attempt.content) attempt = { content, key: randomKey() };
    try {
      const receipt = await keepTrying(() => postApplication(application, attempt.key, signal), onWait, signal);
      return { kind: 'accepted', application, receipt };
    } catch (error) {
      const code = codeOf(error);
      // Unclaimed uploads are swept after a day: the next attempt sends the photos again.
      if (code === 'unknown_upload') uploaded.clear();
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
