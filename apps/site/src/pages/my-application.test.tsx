import '../test/setup-dom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { correctionSchema, locales, lookListSchema, myApplicationSchema, type Locale } from '@blue-peony/contracts';
import { undirected } from '@blue-peony/ui/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { paths } from '../paths.ts';
import { allCatalogs } from '../test/all-catalogs.ts';
import { showPage } from '../test/show-page.tsx';
import { fakeNetwork, ok, refused } from '../test/fake-network.ts';
import { looks, myApplication, photoName, secret } from '../test/fake-my-application.ts';
import { MyApplicationPage } from './my-application.tsx';

const get = 'GET /api/my/application';
const readLooks = 'GET /api/my/application/looks';
const patch = 'PATCH /api/my/application';
const erase = 'DELETE /api/my/application';
const links = 'POST /api/my/links';
const photo = `GET /api/my/application/photos/${photoName}`;

const served = (changes: Parameters<typeof myApplication>[0] = {}) => ({
  [get]: ok(myApplication(changes)),
  [readLooks]: ok({ items: looks }),
});

async function visit(hash = `#${secret}`, locale: Locale = locales[0]) {
  history.replaceState(null, '', paths.myApplication(locale) + hash);
  await showPage(locale, <MyApplicationPage legal={{ privacy: [], terms: [] }} />, paths.myApplication(locale));
  await pass(0);
}

const pass = (seconds: number) => act(async () => jest.advanceTimersByTimeAsync(seconds * 1000));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
const bodyOf = (call: number) => JSON.parse(jest.mocked(fetch).mock.calls.at(call)![1]!.body as string) as unknown;
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2030-01-01T14:00:00Z') });
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('the answers of these tests are those of the contract', () => {
  expect(myApplicationSchema.parse(myApplication())).toEqual(myApplication());
  expect(lookListSchema.parse({ items: looks })).toEqual({ items: looks });
});

test('shows texts of applicants and staff in their own direction, also while they are corrected', async () => {
  const given = ['name', 'country', 'city', 'zip_code', 'instagram', 'other_socials', 'message', 'hold_reason'];
  fakeNetwork({
    ...served({ ...Object.fromEntries(given.map((field) => [field, `שלום ${field}`])), new_email: 'שלום@example.org' }),
  });
  const wrong = () => undirected(document.body, /[\u0590-\u05ff]/);
  await visit();
  for (const text of [...given.slice(0, 6), 'hold_reason']) expect(document.body.textContent).toContain(`שלום ${text}`);
  expect(wrong()).toEqual([]);
  await press('Correct');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('שלום name');
  expect(wrong()).toEqual([]);
});

describe('the secret of an own page', () => {
  test('leaves the address bar, goes along as a header only, and outlives a reload', async () => {
    const calls = fakeNetwork(served());
    await visit();
    expect(location.hash).toBe('');
    expect(calls.join()).not.toContain(secret);
    const headers = jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init!.headers).get('authorization'));
    expect(new Set(headers)).toEqual(new Set([`Application ${secret}`]));
    cleanup();
    await visit('');
    expect(title()).toBe('Hello!');
  });

  test('is not needed to be asked for a link, and the words after it are the same for every address', async () => {
    const calls = fakeNetwork({ [links]: ok({}) });
    await visit('');
    expect(title()).toBe('Your page opens with its link');
    expect(calls).toEqual([]);
    await type('Your email address', 'ada@example.org');
    await press('Email me a link');
    expect(bodyOf(-1)).toEqual({ email: 'ada@example.org', language: 'en' });
    expect(screen.getByRole('status').textContent).toMatch(/^If there is an application under this address/);
  });

  test('that has ended says so, and how to get a fresh one', async () => {
    const calls = fakeNetwork({ [get]: refused(404, 'not_found'), [readLooks]: refused(404, 'not_found') });
    await visit();
    await pass(300);
    expect(calls).toHaveLength(2);
    expect(title()).toBe('This link no longer works');
    expect(screen.getByLabelText('Your email address')).toBeTruthy();
  });

  test('keeps trying by itself while the line is lost or the server is busy, and opens then', async () => {
    fakeNetwork({});
    await visit();
    expect(screen.getByRole('status').textContent).toMatch(/connection is lost/);
    fakeNetwork({ ...served(), [get]: [refused(503, 'unavailable'), ok(myApplication())] });
    await pass(5);
    expect(screen.getByRole('status').textContent).toMatch(/very busy/);
    await pass(5);
    expect(title()).toBe('Hello!');
  });
});

describe('an own page', () => {
  test('has a tab title that says nothing', async () => {
    fakeNetwork(served());
    await visit();
    expect(document.title).toBe('My page');
  });

  test('counts to the result, then shows it without being asked, and what is left of the promise', async () => {
    fakeNetwork({
      [get]: [
        ok(myApplication({ assessment_result: null, assessment_ready_at: '2030-01-01T14:01:05.000Z' })),
        ok(myApplication({ assessment_result: 'rejected', rejection_reason: 'nothing_shown' })),
      ],
      [readLooks]: ok({ items: [] }),
    });
    await visit();
    expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual(['1:05', '22 hr 0 min']);
    await pass(65);
    expect(screen.getByText('You did not qualify this time.')).toBeTruthy();
    expect(screen.getByText('A person will still read your application and reply within 24 hours.')).toBeTruthy();
    expect(screen.getByText(/clothed photo helps us.* You can add both on this page\.$/)).toBeTruthy();
    expect(screen.getByText('Nobody has opened it yet.')).toBeTruthy();
  });

  test('past the entry program names the main plans until somebody has answered', async () => {
    const promise = /^You are past our entry program\. A person will contact you within 24 hours about the main plans/;
    const past = { assessment_result: 'rejected', rejection_reason: 'past_entry' } as const;
    fakeNetwork(served(past));
    await visit();
    expect(screen.getByText(promise)).toBeTruthy();
    expect(screen.queryByText(/still read|clothed photo helps/)).toBeNull();
    cleanup();
    fakeNetwork(served({ ...past, replied_at: '2030-01-01T13:30:00.000Z' }));
    await visit();
    expect(screen.queryByText(promise)).toBeNull();
  });

  test('tells every look in words, without a name', async () => {
    fakeNetwork(served());
    await visit();
    const section = screen.getByRole('region', { name: 'Who looked' });
    const lines = within(section).getAllByRole('listitem');
    expect(lines.map(({ firstElementChild }) => firstElementChild!.nextElementSibling!.textContent)).toEqual([
      'A reviewer looked at photo 1',
      'An owner of the agency looked at a photo that is gone now',
      'A reviewer opened your application',
      'An owner of the agency saw your application in a list or an export',
    ]);
  });

  test('says until when all of it is stored, or why it may not be deleted', async () => {
    fakeNetwork(served());
    await visit();
    expect(screen.getByText('Everything on this page will be deleted automatically on January 1, 2031.')).toBeTruthy();
    cleanup();
    fakeNetwork(served({ stored_until: null, hold_reason: 'a court case' }));
    await visit();
    expect(screen.getByText('At the moment we may not delete it. The reason: a court case')).toBeTruthy();
  });

  test.each(locales)('speaks the language of $prefix/my-application', async (locale) => {
    fakeNetwork(served());
    await visit(`#${secret}`, locale);
    const catalog = allCatalogs[locale.language];
    expect(title()).toBe(catalog['my.hello']);
    expect(document.title).toBe(catalog['my.tab']);
  });

  test('is left by Escape pressed twice, and then knows nothing', async () => {
    fakeNetwork(served());
    await visit();
    // jsdom cannot navigate and logs that.
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(document.body.hidden).toBe(false);
    expect(sessionStorage).toHaveLength(1);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(document.body.hidden).toBe(true);
    expect(sessionStorage).toHaveLength(0);
    document.body.hidden = false;
    complaint.mockRestore();
  });
});

describe('a correction', () => {
  test('sends what was changed and nothing else, with the version that it was made from', async () => {
    fakeNetwork({ ...served(), [patch]: ok(myApplication({ city: 'Gdańsk', version: 4 })) });
    await visit();
    await press('Correct');
    await type(/^City/, ' Gdańsk ');
    await press('Save');
    expect(bodyOf(-1)).toEqual({ city: ' Gdańsk ', version: 3 });
    expect(() => correctionSchema.parse(bodyOf(-1))).not.toThrow();
    expect(screen.getByText('Your changes are saved.')).toBeTruthy();
    expect(screen.getByText('Gdańsk')).toBeTruthy();
  });

  test('keeps her words when staff were faster, shows what is stored, and then answers to it', async () => {
    fakeNetwork({
      ...served(),
      [get]: [ok(myApplication()), ok(myApplication({ city: 'Kraków', version: 4 }))],
      [patch]: [refused(409, 'version_conflict'), ok(myApplication({ city: 'Gdańsk', version: 5 }))],
    });
    await visit();
    await press('Correct');
    await type(/^City/, 'Gdańsk');
    await press('Save');
    await pass(0);
    expect(screen.getByLabelText<HTMLInputElement>(/^City/).value).toBe('Gdańsk');
    expect(screen.getByText('Stored now: Kraków')).toBeTruthy();
    await press('Save');
    expect(bodyOf(-1)).toEqual({ city: 'Gdańsk', version: 4 });
    expect(screen.getByText('Your changes are saved.')).toBeTruthy();
  });
});

describe('with an old link', () => {
  test('her texts are read, every other control is gone, and one press mails a fresh link', async () => {
    const old = { fresh: false, photos: [], whatsapp: '+•• ••• ••• •00', phone_e164: null };
    const unnamed = looks.map(({ at, what, role }) => ({ at, what, role }));
    const calls = fakeNetwork({ ...served(old), [readLooks]: ok({ items: unnamed }), [links]: ok({}) });
    await visit();
    expect(screen.getByText('Poland')).toBeTruthy();
    expect(screen.getByText('+•• ••• ••• •00')).toBeTruthy();
    expect(screen.getByText('A reviewer looked at one of your photos')).toBeTruthy();
    expect(screen.getByText('You need a fresh link to see your photos.')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Email me a fresh link']);
    await press('Email me a fresh link');
    expect(bodyOf(-1)).toEqual({ email: 'ada@example.org', language: 'en' });
    expect(screen.getByText('A fresh link is on its way to ada@example.org.')).toBeTruthy();
    expect(main.queryAllByRole('button')).toEqual([]);
    expect(calls.filter((one) => one.includes('photos'))).toEqual([]);
  });

  test('that grew old under her hands keeps what she has typed, and says what to do', async () => {
    fakeNetwork({
      ...served(),
      [get]: [ok(myApplication()), ok(myApplication({ fresh: false, photos: [] }))],
      [patch]: refused(403, 'fresh_link_required'),
    });
    await visit();
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
    const calls = fakeNetwork({ ...served(), [erase]: ok({}) });
    await visit();
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

  test('says why it is refused while the application is held', async () => {
    fakeNetwork({ ...served(), [erase]: refused(409, 'application_held') });
    await visit();
    await press('Delete everything');
    await press('Yes, delete everything');
    expect(within(screen.getByRole('alertdialog')).getByRole('alert').textContent).toMatch(/^We may not delete it/);
  });

  test('is the same for a photo: it goes after a second press', async () => {
    const remove = `DELETE /api/my/application/photos/${photoName}`;
    const calls = fakeNetwork({ ...served(), [photo]: ok('bytes'), [remove]: ok({}) });
    const news: string[] = [];
    addEventListener('news', ({ detail }) => news.push(detail), { once: true });
    await visit();
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
  const calls = fakeNetwork({ [confirm]: ok({ state: 'waiting_for_other' }) });
  await visit('#confirm=a-token-that-is-long-enough');
  expect(location.hash).toBe('');
  expect(calls).toEqual([]);
  await press('Confirm');
  expect(bodyOf(-1)).toEqual({ token: 'a-token-that-is-long-enough' });
  expect(screen.getByText(/confirm from the other address as well/)).toBeTruthy();
});
