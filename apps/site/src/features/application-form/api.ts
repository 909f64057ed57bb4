import { endpoints, type ApplicationForm, type ApplicationReceipt, type UploadedPhoto } from '@blue-peony/contracts';
import { callApi } from '@blue-peony/ui';

/** Milliseconds: 20 MB over a slow phone line, and a commit with its two-second wait for the broker. */
const limits = { upload: 180_000, submit: 20_000 };

/** @throws {RequestFailure} */
export function uploadPhoto(photo: File): Promise<UploadedPhoto> {
  const body = new FormData();
  body.append(endpoints.uploadPhoto.file, photo, photo.name);
  return callApi(endpoints.uploadPhoto.path, { method: endpoints.uploadPhoto.method, body }, limits.upload);
}

/** @throws {RequestFailure} */
export function postApplication(form: ApplicationForm, idempotencyKey: string): Promise<ApplicationReceipt> {
  const { method, path } = endpoints.submitApplication;
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  return callApi(path, { method, headers, body: JSON.stringify(form) }, limits.submit);
}
