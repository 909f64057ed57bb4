import {
  endpoints,
  fillPath,
  type ApplicationForm,
  type ApplicationReceipt,
  type Endpoint,
  type Problem,
  type UploadedPhoto,
} from '@blue-peony/contracts';
import { applicationForm, jpegPhoto, jsonPost } from '@blue-peony/test-kit';
import { applicationLink } from '../src/applications/application-link.ts';
import { addressLink } from '../src/my-application/address-link.ts';
import type { AddressSide } from '../src/record/address-changes.ts';
import { applicantKeys, type IntakeApp } from './intake-app.ts';

export const day = 86_400_000;

const secretOf = (link: string) => link.split('#')[1]!;

/** The secret of an application's link, for any time of issue and version. */
export const secretFor = (id: string, issuedAt = new Date(), linkVersion = 1) =>
  secretOf(applicationLink(applicantKeys, { id, linkVersion, language: 'en' }, issuedAt));

/** A link that still allows reading, but is older than 24 hours. */
export const oldSecretFor = (id: string) => secretFor(id, new Date(Date.now() - day - 1_000));

/** What a page's form with one file sends. */
export function fileForm(file: Buffer | string, name = 'me.jpg', field = 'file'): FormData {
  const form = new FormData();
  form.set(field, new Blob([file as never]), name);
  return form;
}

/** Sends a photo. @param client as the gateway names it */
export async function sendPhoto(app: IntakeApp, photo: Buffer, name = 'me.jpg', client = 'somebody') {
  const init = { method: 'POST', body: fileForm(photo, name), headers: { 'x-client': client } };
  const response = await fetch(`${app.url}/api/uploads`, init);
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, body: (await response.json()) as UploadedPhoto & Problem };
}

/** Uploads a photo that no application has claimed. @returns its path */
export const upload = async (app: IntakeApp, name?: string): Promise<string> =>
  (await sendPhoto(app, await jpegPhoto(), name)).body.path;

/** Sends the form. */
export async function apply(
  app: IntakeApp,
  changes: Partial<ApplicationForm> = {},
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${app.url}/api/applications`, jsonPost(applicationForm(changes), headers));
  const body = (await response.json()) as ApplicationReceipt & Problem;
  return { status: response.status, headers: response.headers, body };
}

/** Submits an application. @returns its receipt and the secret of its link */
export async function submit(app: IntakeApp, changes: Partial<ApplicationForm> = {}) {
  const { body } = await apply(app, changes);
  return { ...body, secret: secretOf(body.my_application_url) };
}

type Given = { secret?: string | undefined; params?: Record<string, string>; body?: unknown };

/** Makes a call of the contract as an applicant does. */
export async function request(app: IntakeApp, row: Endpoint, { secret, params = {}, body }: Given): Promise<Response> {
  return fetch(`${app.url}${fillPath(row.path, params)}`, {
    method: row.method,
    headers: {
      ...(secret !== undefined && { authorization: `Application ${secret}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: row.file ? fileForm(await jpegPhoto()) : body === undefined ? null : JSON.stringify(body),
  });
}

/** The token of the mail about a change of address to one side, as the worker would write it. */
export async function tokenTo(app: IntakeApp, id: string, side: AddressSide): Promise<string> {
  const change = await app.one<{ email: string; askedAt: Date }>(
    'SELECT email, asked_at AS "askedAt" FROM address_changes WHERE application_id = $1',
    id,
  );
  return addressLink(applicantKeys, { ...change, id, language: 'en' }, side).split('confirm=')[1]!;
}

export async function confirmAddress(app: IntakeApp, token: string) {
  const response = await request(app, endpoints.confirmMyAddress, { body: { token } });
  return { status: response.status, body: (await response.json()) as { state?: string; code?: string } };
}
