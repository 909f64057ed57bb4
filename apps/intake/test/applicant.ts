import { type ApplicationForm, type ApplicationReceipt, type Endpoint, fillPath } from '@blue-peony/contracts';
import { applicationForm, jpegPhoto, jsonPost } from '@blue-peony/test-kit';
import { applicationLink } from '../src/applications/application-link.ts';
import { applicantKeys, type IntakeApp } from './intake-app.ts';

export const day = 86_400_000;

const secretOf = (link: string) => link.split('#')[1]!;

/** The secret of an application's link, for any time of issue and version. */
export const secretFor = (id: string, issuedAt = new Date(), linkVersion = 1) =>
  secretOf(applicationLink(applicantKeys, { id, linkVersion, language: 'en' }, issuedAt));

/** A link that still allows reading, but is older than 24 hours. */
export const oldSecretFor = (id: string) => secretFor(id, new Date(Date.now() - day - 1_000));

async function photoForm(name: string): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await jpegPhoto())]), name);
  return form;
}

/** Uploads a photo that no application has claimed. @returns its path */
export async function upload(app: IntakeApp, name = 'me.jpg'): Promise<string> {
  const response = await fetch(`${app.url}/api/uploads`, { method: 'POST', body: await photoForm(name) });
  return ((await response.json()) as { path: string }).path;
}

/** Submits an application. @returns its receipt and the secret of its link */
export async function submit(
  app: IntakeApp,
  changes: Partial<ApplicationForm> = {},
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${app.url}/api/applications`, jsonPost(applicationForm(changes), headers));
  const receipt = (await response.json()) as ApplicationReceipt;
  return { ...receipt, secret: secretOf(receipt.my_application_url) };
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
    body: row.file ? await photoForm('me.jpg') : body === undefined ? null : JSON.stringify(body),
  });
}
