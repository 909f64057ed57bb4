import { beforeAll, expect, test } from '@jest/globals';
import { jpegPhoto } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { join, setUpFactor, signIn, type Account } from './desk.ts';
import { mailTo } from './mails.ts';
import { browser, dataDir, product } from './started.ts';
import { desktop, visit } from './visitor.ts';

let reviewer: Account;

beforeAll(async () => {
  const client = clientOf(product);
  const photos = [await client.upload(await jpegPhoto(), 'one.jpg'), await client.upload(await jpegPhoto(), 'two.jpg')];
  await client.submit({ name: 'Carla Last', email: 'carla@creator.example' });
  await client.submit({ name: 'Berta Middle', email: 'berta@creator.example' });
  await client.submit({ name: 'Anna First', email: 'anna@creator.example', file_urls: photos.map(({ path }) => path) });
  reviewer = await join(product, dataDir, 'reviewer@agency.example', 'reviewer');
});

/** Presses Tab until the element with that accessible name, once shown, has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('link', { name }).or(page.getByRole('button', { name })).or(page.getByLabel(name));
  await target.first().waitFor();
  for (let left = 60; left > 0; left--) {
    await page.keyboard.press('Tab');
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('a reviewer works through the list without a pointer, and photos stay covered until she opens them', async () => {
  const { page, context, complaints } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  const photosAsked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/photos/')) photosAsked.push(request.url());
  });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await tabTo(page, 'Email');
  await page.keyboard.type(reviewer.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(reviewer.password);
  await press('Enter');
  await setUpFactor(page);

  await tabTo(page, 'Applications');
  await press('Enter');
  await tabTo(page, 'Review Anna First');
  await press('Enter');
  await heading(page, 'Anna First').waitFor();
  await page.getByText('1 of 3').waitFor();

  await page.getByRole('button', { name: 'Open photo 2' }).waitFor();
  expect([await page.locator('img').count(), photosAsked]).toEqual([0, []]);
  await press('o');
  await page.getByRole('dialog').getByRole('img', { name: 'Photo 1 of Anna First' }).waitFor();
  expect(
    await page.evaluate(
      `(async (image) => (await image.decode(), image.naturalWidth))(document.querySelector('[data-modal] img'))`,
    ),
  ).toBeGreaterThan(0);
  await press('ArrowRight');
  await page.getByText('Photo 2 of 2 of Anna First').waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('article img').nth(1).waitFor();

  await press('7');
  await page.getByText('Scored 7').waitFor();
  await press('n');
  await page.keyboard.type('Likes 9 to 10 sessions, j k o r');
  await press('Control+Enter');
  await page.getByRole('listitem').filter({ hasText: 'Likes 9 to 10 sessions, j k o r' }).waitFor();
  await press('Escape', 'r');
  await page.getByText(/^Replied after/).waitFor();

  await press('j');
  await heading(page, 'Berta Middle').waitFor();
  await press('0');
  await page.getByText('Scored 10').waitFor();
  await press('ArrowRight');
  await heading(page, 'Carla Last').waitFor();
  await press('1');
  await page.getByText('Scored 1', { exact: true }).waitFor();
  await press('k', 'ArrowLeft');
  await heading(page, 'Anna First').waitFor();
  await page.getByText('Scored 7').waitFor();

  await press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await press('Escape', 'Escape');
  await page.getByRole('table').waitFor();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const [name, score] of [
    ['Anna First', 7],
    ['Berta Middle', 10],
    ['Carla Last', 1],
  ] as const)
    await row(name).getByText(`Current: ${score}`, { exact: true }).waitFor();
  await row('Anna First').getByText('1 note').waitFor();
  // A call that was under way when she set up her factor is refused and made again; its renewal meets the new session.
  expect(complaints.filter((complaint) => !/401|409/.test(complaint))).toEqual([]);
  await context.close();
});

/** Opens the composer and chooses its first decision, once both are there. */
async function startInvitation(page: Page): Promise<void> {
  await page.keyboard.press('a');
  const composer = page.getByRole('region', { name: /^Answer / });
  await composer.locator('textarea').waitFor();
  await page.locator('input[name=decision]:enabled').first().waitFor();
  await page.keyboard.press('Alt+1');
}

test('an applicant is answered by three keys in her language, and her reply will name her application', async () => {
  const client = clientOf(product);
  const email = 'olena@creator.example';
  await client.submit({ name: 'Олена Answered', email, language: 'ukr', whatsapp: '+380 00 000 0000' });
  const { page, context } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  await signIn(page, product.staff);
  await page.getByRole('link', { name: 'Review Олена Answered' }).click();
  await heading(page, 'Олена Answered').waitFor();
  await startInvitation(page);
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^Replied after/).waitFor();

  const mail = await mailTo(dataDir, email, /^Поговорімо/);
  expect(mail.subject).toBe('Поговорімо про вашу заявку');
  expect(mail.text).toMatch(/^Вітаємо!\n\nДякуємо за заявку до Blue Peony\./);
  const address = expect.stringMatching(/^reply\+[a-z2-7]{42}@blue-peony\.example$/);
  expect(mail.replyTo).toEqual([{ name: 'Blue Peony', address }]);
  const answers = page.getByRole('region', { name: 'Conversation' });
  await answers.getByText('Sent', { exact: true }).waitFor();

  const chat = context.waitForEvent('page');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }));
  await startInvitation(page);
  await page.getByRole('button', { name: 'Open in WhatsApp' }).click();
  const opened = new URL((await chat).url());
  expect(opened.origin + opened.pathname).toBe('https://wa.me/380000000000');
  expect(opened.searchParams.get('text')).toMatch(/^Вітаємо!/);
  await page.getByRole('button', { name: 'Yes, note it' }).click();
  await answers.getByText(/^You in WhatsApp/).waitFor();
  await context.close();
});
