import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { languages } from '@blue-peony/contracts';
import { applicationForm, jpegPhoto, jsonPost, until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { goTo, join, signIn } from './desk.ts';
import { mailsArrived } from './mails.ts';
import { matrix } from './matrix.ts';
import { browser, dataDir, product } from './started.ts';
import { awake, axeViolations, desktop, phone, picture, sideScroll, visit } from './visitor.ts';

const name = 'Velvet Rose Management';
const mailbox = 'hello@velvet-rose.test';
const subject = 'Velvet has it';
const brand = /Blue Peony|hello@blue/;
const film = new URL('../../../libs/agency/public/media/hero.mp4', import.meta.url);

/** Resolves when the page may play a video. */
const plays = (src: string) =>
  new Promise((resolve, reject) => {
    const video = Object.assign(document.createElement('video'), { src });
    video.addEventListener('loadedmetadata', resolve);
    video.addEventListener('error', reject);
  });

const openPart = (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: part }).click();
const section = (page: Page, of: string) =>
  page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: of }).click();
const saved = (page: Page) => page.getByText('Draft saved').waitFor();

async function upload(page: Page, of: string, name: string, buffer: Buffer): Promise<void> {
  const field = page.locator(`div:has(> [id="${of}"])`).last();
  await field.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByText(`${name} is uploaded.`).waitFor();
}

async function expectSound(page: Page, of: string): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await picture(page, `${of}-${width}`);
    const violations = matrix.whole || width === 360 ? await axeViolations(page) : [];
    expect([violations, await sideScroll(page)]).toEqual([[], 0]);
  }
}

/** The owner's at the desk; the manager of the last test has one of her own. */
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(browser, `${product.siteUrl}/admin`, desktop));
  await signIn(page, product.staff);
});

test('an owner makes the site hers in the desk: its name, look, prices and words', async () => {
  await goTo(page, 'Site');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Mailbox' }).fill(mailbox);
  await section(page, 'Look of the site');
  await page.getByRole('textbox', { name: 'Brand color' }).fill('#a01030');
  const hero = 'facts/agency/hero';
  await upload(page, `${hero}/picture`, 'team.jpg', await jpegPhoto({ width: 1600, height: 1600 }));
  for (const language of languages) await page.locator(`[id="${hero}/alt/${language}"]`).fill(`Our team, ${language}`);
  await upload(page, `${hero}/video`, 'loop.mp4', await readFile(film));
  await saved(page);
  await expectSound(page, 'site-facts');

  await section(page, 'Prices');
  await page.locator('[id="facts/prices/guide"]').fill('5.99');
  await saved(page);
  await expectSound(page, 'site-prices');

  await openPart(page, 'Texts');
  await page.getByRole('searchbox', { name: 'Search' }).fill('keep what is yours');
  const lead = page.locator('[id="texts/en/landing#landing.hero.lead"]');
  await lead.fill('Stay yourself with ');
  await picture(page, 'site-chips');
  await page.getByRole('button', { name: 'Insert agency in English' }).click();
  await page.locator('[id="texts/pl/landing#landing.hero.lead"]').fill('Z nami zostajesz sobą.');
  await page.getByRole('searchbox', { name: 'Search' }).fill('received your application');
  await page.locator('[id="texts/en/agency/applicant#applicant.received.subject"]').fill(subject);
  await saved(page);
  await expectSound(page, 'site-texts');

  await openPart(page, 'Check and publish');
  await page.getByText('Nothing stands against publishing.').waitFor();
  await page.getByRole('textbox', { name: 'Note' }).fill('Our own name');
  await expectSound(page, 'site-publish');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Revision 1 is published.').waitFor();
  await page.getByText('Visitors see revision 1.').waitFor();
});

test('every page and mail follows, and nothing names the agency before', async () => {
  for (const [path, lead] of [
    ['/', `Stay yourself with ${name}`],
    ['/pl', 'Z nami zostajesz sobą.'],
  ] as const) {
    const visitor = await visit(browser, product.siteUrl + path, phone);
    await visitor.page.getByText(lead).waitFor();
    expect(await visitor.page.title()).toContain(name);
    // Awake, the page draws the same from its own scripts.
    await visitor.page.locator('form [name=name]').tap();
    await awake(visitor.page);
    expect(await visitor.page.content()).not.toMatch(brand);
    const art = visitor.page.getByRole('img', { name: /^Our team, / });
    expect(await art.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/api\/media\/\w+\/\d+\.avif$/);
    const src = (await visitor.page.locator('video[data-src]').getAttribute('data-src'))!;
    const part = await fetch(product.siteUrl + src, { headers: { range: 'bytes=0-99' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    await visitor.page.evaluate(plays, src);
    await picture(visitor.page, `second-agency${path.replace('/', '-')}`);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  }

  const sales = await (await fetch(`${product.siteUrl}/products/how-to-start-onlyfans`)).text();
  expect([sales.includes('$5.99'), sales.includes('70% OFF - TODAY ONLY')]).toEqual([true, true]);
  const guide = { productType: 'digital-guide', currency: 'USD', language: 'en', price: 599 };
  await until(async () => (await (await fetch(`${product.siteUrl}/api/prices`)).text()).includes('"amount":599,'));
  expect((await fetch(`${product.siteUrl}/api/checkouts`, jsonPost(guide))).status).toBe(201);

  const form = applicationForm();
  expect((await fetch(`${product.siteUrl}/api/applications`, jsonPost(form))).status).toBe(201);
  const [mail] = await mailsArrived(dataDir, 1, 30_000, form.email);
  expect(mail?.subject).toBe(subject);
  expect(`${mail?.from?.name} ${mail?.from?.address} ${mail?.subject} ${mail?.text}`).toContain(name);
  expect(`${mail?.from?.name} ${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(brand);
});

test('the desk bears her name, and leads from what is missing for the launch to its field', async () => {
  await openPart(page, 'Media');
  await page.getByText('Used in the draft and revision 1').nth(1).waitFor();
  await expectSound(page, 'site-media');
  await openPart(page, 'History');
  await page.getByText('Our own name').waitFor();
  await expectSound(page, 'site-history');

  await page.goto(`${product.siteUrl}/admin/launch`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.title()).toContain(name);
  expect(await page.getByText('the name Blue Peony').count()).toBe(0);
  await expectSound(page, 'launch');
  await page.getByRole('link', { name: 'Mend it: the legal entity' }).click();
  await page.locator('input:focus').waitFor();
  expect(await page.locator('input:focus').getAttribute('id')).toBe('facts/legalEntity/name');
  await section(page, 'Offers');
  await page.getByLabel('Guide: until').fill('2026-01-31T18:00');
  await saved(page);
  await expectSound(page, 'site-offers');
});

test('a manager drafts, and an owner publishes', async () => {
  const mia = await join(product, dataDir, 'mia@agency.example', 'manager');
  const { page } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  await signIn(page, mia);
  await goTo(page, 'Site');
  await openPart(page, 'Check and publish');
  await page.getByText('An owner publishes the draft.').waitFor();
  expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0);
  await expectSound(page, 'site-manager');
});
