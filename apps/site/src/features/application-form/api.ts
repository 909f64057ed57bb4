import {
  photoLimits,
  publicPaths,
  type ApplicationForm,
  type ApplicationReceipt,
  type UploadedPhoto,
} from '@blue-peony/contracts';
import { callApi, failureOf, RequestFailure, type FailureCode } from '@blue-peony/ui';

/** Milliseconds: 20 MB over a slow phone line, and a commit with its two-second wait for the broker. */
const limits = { upload: 180_000, submit: 20_000 };

/**
 * Sends a photo; `onProgress` hears the share that has left the device, from 0 to 1. An XMLHttpRequest, because fetch does
 * not tell.
 * @throws {RequestFailure}
 */
export async function uploadPhoto(
  photo: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  // A server that refuses a body early may look like a lost line, which the form would try again.
  if (photo.size > photoLimits.bytes) throw new RequestFailure('photo_too_large');
  const body = new FormData();
  body.append('file', photo, photo.name);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = (code: FailureCode) => () => reject(new RequestFailure(code));
    request.open('POST', publicPaths.uploadPhoto);
    request.timeout = limits.upload;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('timeout', fail('timeout'));
    request.addEventListener('error', fail('network'));
    request.addEventListener('abort', fail('network'));
    signal.addEventListener('abort', () => request.abort());
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      if (status < 200 || status > 299) return reject(failureOf({ status, retryAfter }, responseText));
      try {
        resolve(JSON.parse(responseText) as UploadedPhoto);
      } catch {
        reject(new RequestFailure('internal'));
      }
    });
    request.send(body);
  });
}

/** @throws {RequestFailure} */
export function postApplication(
  form: ApplicationForm,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<ApplicationReceipt> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  const init = { method: 'POST', headers, body: JSON.stringify(form), signal };
  return callApi(publicPaths.submitApplication, init, limits.submit);
}
