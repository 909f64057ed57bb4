import { beforeAll, expect, test } from '@jest/globals';
import { jpegPhoto } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { goTo, join, setUpOnTheWayIn, signIn } from './desk.ts';
import { linkIn, mailTo } from './mails.ts';
import { browser, dataDir, product } from './started.ts';
import { desktop, phone, visit as visitPage } from './visitor.ts';

beforeAll(async () => {
  const client = clientOf(product);
  const { path } = await client.upload(await jpegPhoto());
  await client.submit({ file_urls: [path] });
});

const visit = (path = '/admin', options = desktop) => visitPage(browser, new URL(path, product.siteUrl).href, options);

test('an owner who requires a second factor sets up her own at once, and opens photos with it, also after Log Out', async () => {
  const owner = await join(product, dataDir, 'owner@agency.example', 'owner');
  const { page, context, complaints } = await visit();
  await signIn(page, owner);
  const file = page.getByRole('link', { name: 'File 1' });
  await file.waitFor();

  await goTo(page, 'Staff');
  await page.getByLabel('The desk opens only with a second factor').check();
  await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor();
  await page.reload();
  const app = await setUpOnTheWayIn(page);
  await page.reload();
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await goTo(page, 'Applications');
  await file.waitFor();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();

  await signIn(page, owner);
  await page.getByRole('heading', { name: 'Second factor' }).waitFor();
  // The open desk's requests were refused when the requirement was switched on.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('alert').innerText()).toBe('Invalid TOTP code entered');
  await page.getByLabel('Code').fill(await app.code());
  await page.keyboard.press('Enter');
  const [photo] = await Promise.all([context.waitForEvent('page'), file.click()]);
  await photo.waitForLoadState();
  expect(await photo.evaluate('document.images[0].naturalWidth')).toBeGreaterThan(0);

  await goTo(page, 'Staff');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('checkbox', { name: /^The desk opens only/, checked: true }).uncheck();
  await saved;
  await context.close();
});

test('whoever has forgotten her password sets a new one by mail, which ends her other sessions', async () => {
  const account = await join(product, dataDir, 'forgetful@agency.example', 'reviewer');
  const elsewhere = await visit();
  await signIn(elsewhere.page, account);
  await elsewhere.page.getByRole('button', { name: 'Log Out', exact: true }).waitFor();

  const { page, context, complaints } = await visit('/admin', phone);
  await page.getByRole('link', { name: 'Forgot your password?' }).tap();
  // The page before has a field of the same name.
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).tap();
  await page.getByText('If this address belongs to an account').waitFor();
  const link = linkIn(await mailTo(dataDir, account.email, /new password/));

  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByRole('heading', { name: 'Choose a password' }).waitFor();
  await page.getByLabel('Your name').fill('Ann Bee');
  await page.getByLabel('New password').fill('peony field at dawn');
  await page.getByRole('button', { name: 'Save password' }).tap();
  await page.getByText('Ada Peony').first().waitFor();
  await page.getByRole('button', { name: 'Log Out', exact: true }).tap();
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect(complaints).toEqual([]);

  await signIn(page, account);
  expect(await page.getByRole('alert').innerText()).toBe('Invalid login credentials');
  await signIn(page, { ...account, password: 'peony field at dawn' });
  await page.getByText('Ada Peony').first().waitFor();

  await elsewhere.page.getByText('You were signed out elsewhere').waitFor();
  await elsewhere.context.close();

  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).tap();
  expect(await page.getByRole('alert').innerText()).toBe('Token has expired or is invalid');
  await mailTo(dataDir, account.email, /was changed/);
  await context.close();
});

test('an owner invites a reviewer, who accepts by mail, signs in, and manages nobody', async () => {
  const email = 'nina@agency.example';
  const owner = await visit();
  await signIn(owner.page, product.staff);
  await goTo(owner.page, 'Staff');
  await owner.page.getByLabel('Email', { exact: true }).fill(email);
  await owner.page.getByRole('button', { name: 'Send the invitation' }).click();
  await owner.page.getByText(`The invitation to ${email} is on its way.`).waitFor();
  const row = owner.page.getByRole('row').filter({ hasText: email });
  await row.getByText('Invited').waitFor();

  const { page, context, complaints } = await visit(linkIn(await mailTo(dataDir, email, /invited/)));
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByLabel('Your name').fill('Nina');
  await page.getByLabel('New password').fill('password12');
  await page.keyboard.press('Enter');
  await page.getByText('This password is among the first that anybody tries.').waitFor();
  await page.getByLabel('New password').fill('a desk of my own');
  await page.keyboard.press('Enter');
  await page.getByText('Ada Peony').first().waitFor();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();

  await signIn(page, { email, password: 'a desk of my own' });
  await page.getByText('Ada Peony').first().waitFor();
  expect(await page.getByRole('link', { name: 'Staff' }).count()).toBe(0);
  await page.goto(`${product.siteUrl}/admin/staff`);
  await page.getByText('This page is not for your role').waitFor();
  // The browser itself logs the refusal of the weak password.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  await context.close();

  await owner.page.reload();
  await row.getByText('Active').waitFor();
  await owner.context.close();
});
