import { beforeAll, expect, test } from '@jest/globals';
import { jpegPhoto, until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { signIn } from './desk.ts';
import { matrix } from './matrix.ts';
import { browser, product } from './started.ts';
import { axeViolations, picture, visit } from './visitor.ts';

const photos = [
  { width: 3024, height: 4032 },
  { width: 4032, height: 3024 },
  { width: 2600, height: 900 },
  { width: 200, height: 200 },
];

beforeAll(async () => {
  const { upload, submit } = clientOf(product);
  const uploads = [];
  for (const size of photos) uploads.push(await upload(await jpegPhoto(size)));
  await submit({ name: 'Ada Peony', file_urls: uploads.map(({ path }) => path) });
});

type Shown = {
  natural: [width: number, height: number];
  /** The drawn size of the picture in CSS pixels. */
  drawn: [width: number, height: number];
  /** The size of the stage in CSS pixels. */
  room: [width: number, height: number];
  /** CSS pixels from each edge of the stage to the picture: negative where it is cut. */
  inside: number[];
};

/** The photo in the viewer, after decoding. */
const shown = async (page: Page) => {
  await page.locator('[data-modal] img').first().waitFor();
  return page.evaluate<Shown>(`(async () => {
    let image;
    // Opening the application brings a fresh link of the same photo, which creates a new element.
    do {
      image = document.querySelector('[data-modal] img');
      await image.decode().catch(() => undefined);
    } while (!image.isConnected);
    const box = image.getBoundingClientRect();
    const stage = image.parentElement.getBoundingClientRect();
    const padding = parseFloat(getComputedStyle(image.parentElement).paddingTop);
    const [bottom, right] = [Math.min(stage.bottom, innerHeight), Math.min(stage.right, innerWidth)];
    return {
      natural: [image.naturalWidth, image.naturalHeight],
      drawn: [box.width, box.height],
      room: [right - stage.left - 2 * padding, bottom - stage.top - 2 * padding],
      inside: [box.top - stage.top, box.left - stage.left, bottom - box.bottom, right - box.right],
    };
  })()`);
};

/** Opens the application in a window of this size. */
async function review(width: number, height: number) {
  const { page, context } = await visit(browser, `${product.siteUrl}/admin`, { viewport: { width, height } });
  await signIn(page, product.staff);
  await page.getByRole('link', { name: 'Ada Peony' }).click();
  return { page, context };
}

const windows = [
  [390, 844],
  [1024, 768],
  [1440, 900],
];
test.each(matrix.whole ? windows : windows.slice(0, 1))(
  'the viewer shows the whole of every photo, undistorted, in a window of %i × %i',
  async (width, height) => {
    const { page, context } = await review(width, height);
    await page.getByRole('button', { name: 'Open photo 1' }).click();
    for (const [index, photo] of photos.entries()) {
      await page
        .getByRole('dialog')
        .getByAltText(`Photo ${index + 1} of Ada Peony`)
        .waitFor();
      const { natural, drawn, room, inside } = await shown(page);
      expect(Math.min(...inside)).toBeGreaterThanOrEqual(0);
      const scale = drawn[0] / natural[0];
      expect(drawn[1] / natural[1]).toBeCloseTo(scale, 2);
      expect(natural[0] / natural[1]).toBeCloseTo(photo.width / photo.height, 2);
      // As large as the stage allows, but not enlarged.
      expect(scale).toBeCloseTo(Math.min(1, room[0] / natural[0], room[1] / natural[1]), 2);
      if (index === 0) {
        await picture(page, `photo viewer ${width}`);
        expect(await axeViolations(page)).toEqual([]);
      }
      // The next photo is fitted again.
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, -300);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Uncover all photos' }).waitFor();
    await page.keyboard.press('p');
    await page.waitForFunction(() => [...document.images].filter((image) => image.naturalWidth > 0).length === 4);
    expect(await page.evaluate(() => Math.max(...[...document.images].map((image) => image.naturalWidth)))).toBe(512);
    await picture(page, `photo tiles ${width}`);
    expect(await axeViolations(page)).toEqual([]);
    // A photo that does not come: its tile stands in at once.
    await page.route(/\/api\/admin\/photos\/[^/?]+\?/, () => undefined);
    // Otherwise the browser shows the photo that it still holds.
    await page.reload();
    await page.getByRole('button', { name: 'Uncover all photos' }).waitFor();
    await page.keyboard.press('p');
    await page.waitForFunction(() => [...document.images].filter((image) => image.naturalWidth > 0).length === 4);
    await page.keyboard.press('o');
    await page.locator('[data-modal] canvas').waitFor();
    await context.close();
  },
);

test('a photo is enlarged by wheel, double click and key, moved by drag and key, and turned whole', async () => {
  const { page, context } = await review(1024, 768);
  await page.getByRole('button', { name: 'Open photo 1' }).click();
  const fit = await shown(page);
  const scale = async () => (await shown(page)).drawn[0] / fit.drawn[0];
  /** A turn of the wheel and a drag are drawn some frames later. */
  const scaled = (fits: (to: number) => boolean) => until(async () => fits(await scale()));
  const about = (wanted: number) => (to: number) => Math.abs(to - wanted) < 0.005;
  const large = (to: number) => to > 2;

  await page.keyboard.press('z');
  expect((await shown(page)).drawn).toEqual([expect.closeTo(fit.natural[0], 0), expect.closeTo(fit.natural[1], 0)]);
  await page.keyboard.press('z');
  await scaled(about(1));
  await page.getByRole('dialog').getByRole('img').dblclick();
  await scaled(large);
  await page.getByRole('button', { name: 'Whole photo' }).click();
  await scaled(about(1));
  await page.keyboard.press('+');
  await scaled(about(1.4));
  await page.keyboard.press('-');
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, -600);
  await scaled(large);

  const [top, left] = (await shown(page)).inside;
  await page.mouse.down();
  await page.mouse.move(470, 320);
  await page.mouse.up();
  const insideIs = (fits: (to: number[]) => boolean) => until(async () => fits((await shown(page)).inside));
  await insideIs((to) => Math.abs(to[0]! - top! - 20) < 0.5 && Math.abs(to[1]! - left! + 30) < 0.5);
  await page.keyboard.press('Shift+ArrowRight');
  await insideIs((to) => to[1]! < left! - 31);

  await page.keyboard.press('t');
  const { drawn, inside, room } = await shown(page);
  expect(Math.min(...inside)).toBeGreaterThanOrEqual(0);
  // Rotated, the portrait is as wide as the stage allows.
  expect(drawn[0] / drawn[1]).toBeCloseTo(4 / 3, 2);
  expect(Math.min(room[0] / drawn[0], room[1] / drawn[1])).toBeCloseTo(1, 2);
  await context.close();
});

test('a printed review has what is known of an applicant and her score, but no controls and no photos', async () => {
  const { page, context } = await review(1024, 768);
  await page.getByRole('heading', { name: 'Ada Peony' }).waitFor();
  await page.keyboard.press('7');
  await page.getByText('Scored 7').waitFor();
  await page.emulateMedia({ media: 'print' });
  await picture(page, 'printed review');
  const seen = (text: string) => page.getByText(text, { exact: true }).first().isVisible();
  expect(await Promise.all(['Ada Peony', '7', '8', 'Photos', 'Log Out', 'Mark as replied'].map(seen))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  const score = page.getByRole('button', { name: '7', exact: true, pressed: true });
  expect(await score.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  await context.close();
});
