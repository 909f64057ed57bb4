import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { allowed } from '@blue-peony/test-kit';
import type { CDPSession, Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { signIn } from './desk.ts';
import { browser, product } from './started.ts';
import { desktop, visit } from './visitor.ts';

const sentences = 200;
const characters = 60;

const us = 'abcdefghijklmnopqrstuvwxyz1234567890/,. ';
/** What the keys of `us` type with other layouts, in the same order. */
const layouts = {
  us,
  ukrainian: 'фисвуапршолдьтщзйкіегмцчня1234567890.бю ',
  thai: 'ฟิแกำดเ้รา่สทืนยๆพหะีอไปัตๅ/_ภถุึคตจฝมใ ',
};

const codeOf = (key: string) =>
  /[a-z]/.test(key)
    ? `Key${key.toUpperCase()}`
    : /\d/.test(key)
      ? `Digit${key}`
      : ({ '/': 'Slash', ',': 'Comma', '.': 'Period' }[key] ?? 'Space');

/** Presses the keys in the places of `us[place]`, as fast as the browser takes them. @returns what they type */
async function press(keyboard: CDPSession, layout: keyof typeof layouts, places: number[]): Promise<string> {
  const pressed = places.map((place) => ({ text: layouts[layout][place]!, code: codeOf(us[place]!) }));
  await Promise.all(
    pressed.flatMap(({ text, code }) => [
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text, code }),
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text, code }),
    ]),
  );
  return pressed.map(({ text }) => text).join('');
}

test('of 200 sentences typed right after a, n or / every letter is text, with three keyboard layouts', async () => {
  const { id } = await clientOf(product).submit({ name: 'Anna Typed', message: 'I would like to begin.' });
  const { page, context } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  await signIn(page, product.staff);
  await page.getByRole('link', { name: 'Review Anna Typed' }).waitFor();
  const keyboard = await context.newCDPSession(page);
  const changes = changesBy(page);
  context.on('page', (opened) => changes.push(opened.url()));
  const review = `${product.siteUrl}/admin/review/${id}`;

  for (let n = 0; n < sentences; n++) {
    const opener = (['/', 'a', 'n'] as const)[Math.floor((n * 3) / sentences)]!;
    const layout = (['us', 'ukrainian', 'thai'] as const)[n % 3]!;
    if (opener !== '/' && page.url() !== review) {
      await page.goto(review);
      await page.getByRole('heading', { level: 2, name: 'Anna Typed' }).waitFor();
    }
    const places = Array.from({ length: characters }, () => randomInt(us.length));
    const [, ...letters] = await press(keyboard, layout, [us.indexOf(opener), ...places]);
    const typed = letters.join('');
    const value = () => page.evaluate<string>('document.activeElement.value ?? document.activeElement.tagName');
    expect({ opener, layout, value: await value() }).toEqual({ opener, layout, value: typed });
    expect(changes).toEqual([]);
    await page.evaluate(`document.activeElement.select()`);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await page.evaluate('document.activeElement.blur()');
  }
  await context.close();
});

test('what is typed behind / as soon as the list is seen is text and stays, on a slow machine too', async () => {
  await clientOf(product).submit({ name: 'Berta Typed' });
  for (let visits = 0; visits < 10; visits++) {
    const { page, context, keyboard } = await slowly();
    await page.getByRole('link', { name: 'Review Berta Typed' }).waitFor();
    const typed = await press(keyboard, 'us', placesOf('/j,a,k,x,1,j'));
    // It is searched for a moment later.
    const seen = await page.evaluate<string[]>(`new Promise((resolve) => {
      const seen = new Set();
      const look = () => {
        seen.add(document.activeElement.value);
        if (document.querySelector('main').innerText.includes('Berta Typed')) requestAnimationFrame(look);
        else resolve([...seen]);
      };
      look();
    })`);
    expect(seen).toEqual([typed.slice(1)]);
    await context.close();
  }
});

test('what is typed behind / or a as soon as a review is seen is text, however late its field comes', async () => {
  const { id } = await clientOf(product).submit({ name: 'Clara Typed' });
  const { page, context, keyboard } = await slowly();
  await page.getByRole('link', { name: 'Review Clara Typed' }).waitFor();
  const changes = changesBy(page);
  await page.route(/palette-entry|modal|answer-templates/, async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  for (const opener of ['/', 'a', '/', 'a']) {
    await page.goto(`${product.siteUrl}/admin/review/${id}`);
    await page.getByRole('heading', { level: 2, name: 'Clara Typed' }).waitFor();
    await press(keyboard, 'us', placesOf(`${opener}j,a,k,x,1,j`));
    await page.locator('textarea:focus, [type=search]:focus').waitFor();
    await expectText(page, 'j,a,k,x,1,j');
    await page.keyboard.press('Escape');
  }
  expect(changes).toEqual([]);
  expect(page.url()).toContain(id);
  await context.close();
});

test('the keys right after Enter are for the applicant that it opens, and those after Escape for the list', async () => {
  const names = ['Emma Typed', 'Fiona Typed', 'Grace Typed'];
  for (const name of names) await clientOf(product).submit({ name });
  const { page, context, keyboard } = await slowly();
  for (const name of names) {
    await page.getByRole('link', { name: `Review ${name}` }).focus();
    await Promise.all([
      ...['Enter', '3', 'n'].map((key) => page.keyboard.press(key)),
      press(keyboard, 'us', placesOf('1,j')),
    ]);
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await page.getByRole('button', { name: '3', exact: true, pressed: true }).waitFor();
    await page.locator('textarea:focus').waitFor();
    await expectText(page, '1,j');
    await page.locator(':focus').fill('');
    await page.locator(':focus').blur();
    await Promise.all(['Escape', 'j'].map((key) => page.keyboard.press(key)));
    await page.locator('[data-applicant]:focus').waitFor();
  }
  await context.close();
});

test('of the keys that go through an order and type a day none is lost, on a slow machine too', async () => {
  await clientOf(product).submit({ name: 'Dora Typed' });
  const { page, context } = await slowly();
  await page.getByRole('link', { name: 'Review Dora Typed' }).waitFor();
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await sort.focus();
  await Promise.all(['ArrowDown', 'ArrowDown', 'ArrowDown'].map((key) => page.keyboard.press(key)));
  expect(await sort.inputValue()).toBe('score_low');
  await page.getByRole('button', { name: 'Filter' }).click();
  const from = page.getByRole('textbox', { name: 'From', exact: true });
  await from.fill('2026-11-20');
  await from.focus();
  // The month in the United States' order.
  await Promise.all(['1', '2'].map((key) => page.keyboard.press(key)));
  expect(await from.inputValue()).toBe('2026-12-20');
  await context.close();
});

function changesBy(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    // That she is here is told all the time; orders of a person are asked for by a body.
    if (request.method() !== 'GET' && !/\/(collaboration|buyers)$/.test(request.url())) changes.push(request.url());
  });
  return changes;
}

/** Waits a second, for a window that is not in front gets no event of a focus. */
const expectText = (page: Page, text: string) =>
  page.waitForFunction((words) => document.querySelector<HTMLInputElement>(':focus')?.value.includes(words), text, {
    timeout: allowed(1_000),
  });

const placesOf = (keys: string) => [...keys].map((key) => us.indexOf(key));

/** The desk of a machine that is four times slower than this one. */
async function slowly() {
  const { page, context } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await signIn(page, product.staff);
  return { page, context, keyboard };
}
