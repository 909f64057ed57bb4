import {
  applicantScheme,
  fillPath,
  photoId,
  photoLimits,
  publicPaths,
  type Language,
  type Look,
  type MyApplication,
  type MyCorrection,
} from '@blue-peony/contracts';
import { callApi, RequestFailure } from '@blue-peony/ui';

/** Milliseconds: a call, and a file of up to 100 MB on a slow line. */
const limits = { call: 15_000, file: 180_000 };
const json = { 'content-type': 'application/json' };

const withSecret = (secret: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  cache: 'no-store',
  headers: { ...init.headers, authorization: `${applicantScheme} ${secret}` },
});

const call = <Answer>(secret: string, path: string, init?: RequestInit, limit = limits.call): Promise<Answer> =>
  callApi(path, withSecret(secret, init), limit);

export type Stored = { application: MyApplication; looks: readonly Look[] };

/** @throws {RequestFailure} like every call here */
export async function fetchStored(secret: string, signal: AbortSignal): Promise<Stored> {
  const [application, { items }] = await Promise.all([
    call<MyApplication>(secret, publicPaths.readMyApplication, { signal }),
    call<{ items: readonly Look[] }>(secret, publicPaths.listMyLooks, { signal }),
  ]);
  return { application, looks: items };
}

export const correct = (secret: string, correction: MyCorrection): Promise<MyApplication> =>
  call(secret, publicPaths.readMyApplication, { method: 'PATCH', headers: json, body: JSON.stringify(correction) });

export const withdraw = (secret: string): Promise<MyApplication> =>
  call(secret, publicPaths.withdrawMyApplication, { method: 'POST' });

export const erase = (secret: string): Promise<unknown> =>
  call(secret, publicPaths.readMyApplication, { method: 'DELETE' });

export async function addPhoto(secret: string, photo: File): Promise<void> {
  // A server that refuses a body early may look like a lost line.
  if (photo.size > photoLimits.bytes) throw new RequestFailure('photo_too_large');
  const body = new FormData();
  body.append('file', photo, photo.name);
  await call(secret, publicPaths.addMyPhoto, { method: 'POST', body }, limits.file);
}

const photoPath = (name: string) => fillPath(publicPaths.openMyPhoto, { name: photoId(name) });

export const removePhoto = (secret: string, name: string): Promise<unknown> =>
  call(secret, photoPath(name), { method: 'DELETE' });

export const fetchPhoto = (secret: string, name: string): Promise<Blob> =>
  callApi(photoPath(name), withSecret(secret), limits.file, 'blob');

export const fetchExport = (secret: string): Promise<Blob> =>
  callApi(publicPaths.exportMyApplication, withSecret(secret), limits.file, 'blob');

/** Mails a fresh link to an address that has an application. The answer is the same for every address. */
export const requestLink = (email: string, language: Language): Promise<unknown> =>
  post(publicPaths.requestMyLinks, { email, language });

export const confirmAddress = (token: string): Promise<{ state: 'waiting_for_other' | 'changed' }> =>
  post(publicPaths.confirmMyAddress, { token });

const post = <Answer>(path: string, body: object): Promise<Answer> =>
  callApi(path, { method: 'POST', headers: json, body: JSON.stringify(body) }, limits.call);
