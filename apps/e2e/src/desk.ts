import { endpoints, type StaffRole } from '@blue-peony/contracts';
import { Authenticator } from '@blue-peony/test-kit';
import type { Browser, Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { linkIn, mailTo } from './mails.ts';
import type { Product } from './product.ts';
import { desktop, visit } from './visitor.ts';

export type Account = Product['staff'];

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Signs in at a desktop, and opens the review of the applicant with this name. */
export async function openApplicant(browser: Browser, { siteUrl }: Product, staff: Account, name: string) {
  const { page, context } = await visit(browser, `${siteUrl}/admin`, desktop);
  await signIn(page, staff);
  await page.getByRole('link', { name: `Review ${name}`, exact: true }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  return { page, context };
}

/** Opens a page of the desk. Until it has come, the one before is still shown, whose fields can have the same names. */
export async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name });
  await link.click();
  await link.and(page.locator('[aria-current=page]')).waitFor();
}

/** Starts to set up an authenticator app on the account page, up to the QR code. @returns an app with the shown key */
export async function beginFactor(page: Page): Promise<Authenticator> {
  await goTo(page, 'Account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  return new Authenticator(await page.locator('code').innerText());
}

async function turnOn(page: Page, app: Authenticator): Promise<void> {
  await page.getByLabel('Code that the app shows').fill(await app.code());
  await page.getByRole('button', { name: 'Turn on' }).click();
}

export async function setUpFactor(page: Page): Promise<Authenticator> {
  const app = await beginFactor(page);
  await turnOn(page, app);
  await page.getByText('In use').waitFor();
  return app;
}

/** Sets up a factor during sign-in, when the desk requires two factors. */
export async function setUpOnTheWayIn(page: Page): Promise<Authenticator> {
  await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const app = new Authenticator(await page.locator('code').innerText());
  await turnOn(page, app);
  await page.getByRole('heading', { name: 'Keep recovery codes' }).waitFor();
  return app;
}

/** The desk's API with one account. @throws Error with the response when it is not a success */
async function apiOf({ siteUrl }: Pick<Product, 'siteUrl'>, staff: Account) {
  const authorization = `Bearer ${await clientOf({ siteUrl, staff }).signIn()}`;
  return async (method: string, path: string, body: unknown): Promise<void> => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(siteUrl + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  };
}

/** Creates a staff member who accepted the mailed invitation and chose a password, without a browser. */
export async function join(product: Product, dataDir: string, email: string, role: StaffRole): Promise<Account> {
  await (
    await apiOf(product, product.staff)
  )('POST', endpoints.inviteStaff.path, { email, role });
  const given = new URLSearchParams(new URL(linkIn(await mailTo(dataDir, email, /invited/))).hash.slice(1));
  const post = (path: string, method: string, body: unknown, token = '') =>
    fetch(`${product.siteUrl}/auth/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const verified = await post('verify', 'POST', { type: 'invite', token_hash: given.get('token_hash') });
  const { access_token } = (await verified.json()) as { access_token: string };
  const account = { email, password: `the password of ${email}` };
  const saved = await post('user', 'PUT', { password: account.password }, access_token);
  if (!saved.ok) throw new Error(await saved.text());
  return account;
}
