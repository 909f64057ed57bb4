import type { ApplicationForm, ApplicationReceipt, UploadedPhoto } from '@blue-peony/contracts';
import { callApi } from '@blue-peony/ui';

// The addresses of the contract's `endpoints`, which would bring every schema into the browser; the tests compare.

/** Milliseconds: 20 MB over a slow phone line, and a commit with its two-second wait for the broker. */
const limits = { upload: 180_000, submit: 20_000 };

/** @throws {RequestFailure} */
export function uploadPhoto(photo: File): Promise<UploadedPhoto> {
  const body = new FormData();
  body.append('file', photo, photo.name);
  return callApi('/api/uploads', { method: 'POST', body }, limits.upload);
}

/** @throws {RequestFailure} */
export function postApplication(form: ApplicationForm, idempotencyKey: string): Promise<ApplicationReceipt> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  return callApi('/api/applications', { method: 'POST', headers, body: JSON.stringify(form) }, limits.submit);
}
