import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { phonePhoto, startBrowser } from '@blue-peony/test-kit';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { serveSite } from './site-build.ts';
import { phone, sideScroll } from './visitor.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveSite(resolve(import.meta.dirname, '../../site/dist'))]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test.each([
  ['/photos', '52.22972', 'Location', 'None of this. Only the picture.'],
  ['/pl/photos', '52,22972', 'Miejsce', 'Nic z tego. Tylko obraz.'],
  ['/de/photos', '52,22972', 'Ort', 'Nichts davon. Nur das Bild.'],
  ['/ukr/photos', '52,22972', 'Місце', 'Нічого з цього. Лише зображення.'],
  ['/th/photos', '52.22972', 'สถานที่', 'ไม่เก็บข้อมูลเหล่านี้เลย เก็บเฉพาะภาพ'],
])('%s shows the place and device in a photo, which never leaves the device', async (path, latitude, place, kept) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const asset = request.method() === 'GET' && origin === site.url && !request.postData();
    if (!asset || !/^\/(?:assets|media|fonts)\//.test(pathname)) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  sent.length = 0;
  await page.locator('#photo-demo').setInputFiles(file('photo.jpg', await phonePhoto()));
  const found = page.getByRole('status').filter({ hasText: place });
  await found.getByText(latitude).waitFor();
  const text = (await found.innerText()).replace(/[\u00ad\u200b\u2060]/g, '').replaceAll('\u00a0', ' ');
  expect(text).toContain(kept);
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await sideScroll(page)).toBe(0);
  await context.close();
});

test('a photo without hidden data and a file that is no photo are told apart', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/photos`);
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await page.locator('#photo-demo').setInputFiles(file('plain.jpg', plain));
  await page.getByText('Nothing about location, device or time is hidden in this photo.').waitFor();
  await page.locator('#photo-demo').setInputFiles(file('text.jpg', Buffer.from('no photo')));
  await page.getByText('This file can’t be read.').waitFor();
  await page.close();
});
