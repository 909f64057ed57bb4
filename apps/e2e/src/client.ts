import type { ApplicationForm, ApplicationReceipt, ReviewPage, UploadedPhoto } from '@blue-peony/contracts';
import { applicationForm } from '@blue-peony/test-kit';
import type { Product } from './product.ts';

/** Calls the product like the two web apps. @throws Error with the response when its status is not the expected one */
export function clientOf({ siteUrl, staff }: Pick<Product, 'siteUrl' | 'staff'>) {
  const answer = async <T>(response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const json = { 'content-type': 'application/json' };

  async function upload(photo: Buffer, name = 'me.jpg'): Promise<UploadedPhoto> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), name);
    return answer(await fetch(`${siteUrl}/api/uploads`, { method: 'POST', body: form }));
  }

  async function submit(changes: Partial<ApplicationForm> = {}, headers = {}): Promise<ApplicationReceipt> {
    const body = JSON.stringify(applicationForm(changes));
    return answer(
      await fetch(`${siteUrl}/api/applications`, { method: 'POST', headers: { ...json, ...headers }, body }),
    );
  }

  async function signIn(): Promise<string> {
    const response = await fetch(`${siteUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(staff),
    });
    return (await answer<{ access_token: string }>(response)).access_token;
  }

  async function applications(): Promise<ReviewPage> {
    const authorization = `Bearer ${await signIn()}`;
    return answer(await fetch(`${siteUrl}/api/admin/applications?limit=100`, { headers: { authorization } }));
  }

  return { upload, submit, signIn, applications };
}
