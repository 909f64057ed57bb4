import { randomInt } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { CDPSession } from 'playwright-core';
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
  const changes: string[] = [];
  page.on('request', (request) => {
    // That she is here is told all the time; orders of a person are asked for by a body.
    if (request.method() !== 'GET' && !/\/(collaboration|buyers)$/.test(request.url())) changes.push(request.url());
  });
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
}, 240_000);

test('what is typed behind / as soon as the list is seen is text, on a slow machine too', async () => {
  await clientOf(product).submit({ name: 'Berta Typed' });
  for (let visits = 0; visits < 10; visits++) {
    const { page, context } = await visit(browser, `${product.siteUrl}/admin`, desktop);
    const keyboard = await context.newCDPSession(page);
    await keyboard.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await signIn(page, product.staff);
    await page.getByRole('link', { name: 'Review Berta Typed' }).waitFor();
    const places = ['/', 'j', 'a', 'k', 'x', '1', 'j'].map((key) => us.indexOf(key));
    const typed = await press(keyboard, 'us', places);
    expect(await page.evaluate('document.activeElement.value')).toBe(typed.slice(1));
    await context.close();
  }
});
