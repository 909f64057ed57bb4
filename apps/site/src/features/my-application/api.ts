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
import { callApi, failureOf, RequestFailure } from '@blue-peony/ui';

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

export const fetchPhoto = (secret: string, name: string): Promise<Blob> => fetchFile(secret, photoPath(name));

export const fetchExport = (secret: string): Promise<Blob> => fetchFile(secret, publicPaths.exportMyApplication);

async function fetchFile(secret: string, path: string): Promise<Blob> {
  const limit = AbortSignal.timeout(limits.file);
  try {
    const response = await fetch(path, withSecret(secret, { signal: limit }));
    if (!response.ok) throw failureOf({ status: response.status }, await response.text());
    return await response.blob();
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    throw new RequestFailure(limit.aborted ? 'timeout' : 'network');
  }
}

/** Mails a fresh link to an address that has an application. The answer is the same for every address. */
export const requestLink = (email: string, language: Language): Promise<unknown> =>
  callApi(
    publicPaths.requestMyLinks,
    { method: 'POST', headers: json, body: JSON.stringify({ email, language }) },
    limits.call,
  );

export const confirmAddress = (token: string): Promise<{ state: 'waiting_for_other' | 'changed' }> =>
  callApi(
    publicPaths.confirmMyAddress,
    { method: 'POST', headers: json, body: JSON.stringify({ token }) },
    limits.call,
  );
