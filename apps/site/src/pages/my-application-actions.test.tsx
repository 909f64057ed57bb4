import { describe, expect, test } from '@jest/globals';
import { correctionSchema } from '@blue-peony/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { looks, myApplication, photoName } from '../test/fake-my-application.ts';
import { bodyOf, ok, refused } from '../test/fake-network.ts';
import { erase, get, links, open, patch, photo, readLooks, served, useMyPage } from '../test/my-page.tsx';
import { pass, press, title, type } from '../test/show-page.tsx';

useMyPage();

const neutral = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /neutral sender name/ });

describe('a correction', () => {
  test('sends what was changed and nothing else, with the version that it was made from', async () => {
    await open({ [patch]: ok(myApplication({ city: 'Gdańsk', version: 4 })) });
    await press('Correct');
    await type(/^City/, ' Gdańsk ');
    await press('Save');
    expect(bodyOf()).toEqual({ city: ' Gdańsk ', version: 3 });
    expect(() => correctionSchema.parse(bodyOf())).not.toThrow();
    expect(screen.getByText('Your changes are saved.')).toBeTruthy();
    expect(screen.getByText('Gdańsk')).toBeTruthy();
  });

  test('keeps her words when staff were faster, shows what is stored, and then answers to it', async () => {
    await open({
      [get]: [ok(myApplication()), ok(myApplication({ city: 'Kraków', version: 4 }))],
      [patch]: [refused(409, 'version_conflict'), ok(myApplication({ city: 'Gdańsk', version: 5 }))],
    });
    await press('Correct');
    await type(/^City/, 'Gdańsk');
    await press('Save');
    await pass(0);
    expect(screen.getByLabelText<HTMLInputElement>(/^City/).value).toBe('Gdańsk');
    expect(screen.getByText('Stored now: Kraków')).toBeTruthy();
    await press('Save');
    expect(bodyOf()).toEqual({ city: 'Gdańsk', version: 4 });
    expect(screen.getByText('Your changes are saved.')).toBeTruthy();
  });
});

test('a correction is no conflict with what she herself has changed beside it', async () => {
  await open({
    [patch]: [ok(myApplication({ discreet: true, version: 4 })), ok(myApplication({ city: 'Gdańsk', version: 5 }))],
  });
  await press('Correct');
  await type(/^City/, 'Gdańsk');
  fireEvent.click(neutral());
  await pass(0);
  await press('Save');
  expect(bodyOf()).toEqual({ city: 'Gdańsk', version: 4 });
});

test('neutral emails are switched on and off at once, and staff changes in between are read first', async () => {
  const calls = await open({
    [patch]: [ok(myApplication({ discreet: true, version: 4 })), refused(409, 'version_conflict')],
  });
  expect(neutral().checked).toBe(false);
  fireEvent.click(neutral());
  // The line is slow, and nothing has moved yet.
  fireEvent.click(neutral());
  await pass(0);
  expect(calls.filter((call) => call === patch)).toHaveLength(1);
  expect(bodyOf()).toEqual({ discreet: true, version: 3 });
  expect(neutral().checked).toBe(true);
  fireEvent.click(neutral());
  await pass(0);
  expect(screen.getByText(/^That didn’t work/)).toBeTruthy();
});

test('a reading that began before a change was saved does not undo it on the screen', async () => {
  let answer!: (old: ReturnType<typeof ok>) => void;
  const late = new Promise<ReturnType<typeof ok>>((resolve) => (answer = resolve));
  const changed = ok(myApplication({ discreet: true, version: 4 }));
  await open({ [get]: [ok(myApplication()), late, changed], [patch]: changed });
  await pass(60);
  fireEvent.click(neutral());
  await pass(0);
  expect(neutral().checked).toBe(true);
  answer(ok(myApplication()));
  await pass(0);
  expect(neutral().checked).toBe(true);
});

describe('with an old link', () => {
  test('her texts are read, every other control is gone, and one press mails a fresh link', async () => {
    const old = { fresh: false, photos: [], whatsapp: '+•• ••• ••• •00', phone_e164: null };
    const unnamed = looks.map(({ at, what, role }) => ({ at, what, role }));
    const calls = await open({ ...served(old), [readLooks]: ok({ items: unnamed }), [links]: ok({}) });
    expect(screen.getByText('Poland')).toBeTruthy();
    expect(screen.getByText('+•• ••• ••• •00')).toBeTruthy();
    expect(screen.getByText('A reviewer looked at one of your photos')).toBeTruthy();
    expect(screen.getByText('You need a fresh link to see your photos.')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Email me a fresh link']);
    await press('Email me a fresh link');
    expect(bodyOf()).toEqual({ email: 'ada@example.org', language: 'en' });
    expect(screen.getByText('A fresh link is on its way to ada@example.org.')).toBeTruthy();
    expect(main.queryAllByRole('button')).toEqual([]);
    expect(calls.filter((one) => one.includes('photos'))).toEqual([]);
  });

  test('that grew old under her hands keeps what she has typed, and says what to do', async () => {
    await open({
      [get]: [ok(myApplication()), ok(myApplication({ fresh: false, photos: [] }))],
      [patch]: refused(403, 'fresh_link_required'),
    });
    await press('Correct');
    await type(/^City/, 'Gdańsk');
    await pass(60);
    expect(screen.getByRole('button', { name: 'Email me a fresh link' })).toBeTruthy();
    await press('Save');
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toContainEqual(expect.stringContaining('you need a fresh link'));
    expect(screen.getByLabelText<HTMLInputElement>(/^City/).value).toBe('Gdańsk');
  });
});

describe('what cannot be taken back', () => {
  test('is asked for once more; after a deletion the page knows nothing', async () => {
    const calls = await open({ [erase]: ok({}) });
    await press('Delete everything');
    expect(calls).not.toContain(erase);
    await press('No, keep it');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Delete everything');
    await press('Yes, delete everything');
    expect(calls).toContain(erase);
    expect(title()).toBe('Everything is deleted');
    expect(sessionStorage).toHaveLength(0);
  });

  test('can no longer be given up while it is under way', async () => {
    await open({ [erase]: new Promise(() => {}) });
    await press('Delete everything');
    await press('Yes, delete everything');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'No, keep it' }).disabled).toBe(true);
    expect(fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))).toBe(false);
  });

  test('says why it is refused while the application is held', async () => {
    await open({ [erase]: refused(409, 'application_held') });
    await press('Delete everything');
    await press('Yes, delete everything');
    expect(within(screen.getByRole('alertdialog')).getByRole('alert').textContent).toMatch(/^We may not delete it/);
  });

  test('is the same for a photo: it goes after a second press', async () => {
    const remove = `DELETE /api/my/application/photos/${photoName}`;
    const calls = await open({ [photo]: ok('bytes'), [remove]: ok({}) });
    const news: string[] = [];
    addEventListener('news', ({ detail }) => news.push(detail.text), { once: true });
    await press('Remove photo 1');
    expect(calls).not.toContain(remove);
    await press('Yes, remove it');
    expect(calls.slice(calls.indexOf(remove))).toEqual([remove, get, readLooks]);
    expect(news).toEqual(['The photo is removed.']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your photos' }));
  });
});

test('a new address is confirmed by a press, not by opening the link of the mail', async () => {
  const confirm = 'POST /api/my/address';
  const calls = await open({ [confirm]: ok({ state: 'waiting_for_other' }) }, '#confirm=a-token-that-is-long-enough');
  expect(location.hash).toBe('');
  expect(calls).toEqual([]);
  await press('Confirm');
  expect(bodyOf()).toEqual({ token: 'a-token-that-is-long-enough' });
  expect(screen.getByText(/confirm from the other address as well/).ariaLive).toBe('polite');
  expect(document.activeElement?.tagName).toBe('H1');
});
