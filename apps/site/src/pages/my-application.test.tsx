import { describe, expect, jest, test } from '@jest/globals';
import { locales, lookListSchema, myApplicationSchema } from '@blue-peony/contracts';
import { undirected } from '@blue-peony/ui/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { watchLeaving } from '../app/page-script/leave.ts';
import { allCatalogs } from '../test/all-catalogs.ts';
import { looks, myApplication, secret } from '../test/fake-my-application.ts';
import { bodyOf, fakeNetwork, ok, refused } from '../test/fake-network.ts';
import { get, links, open, readLooks, served, useMyPage, visit } from '../test/my-page.tsx';
import { pass, press, title, type } from '../test/show-page.tsx';

useMyPage();

test('the answers of these tests are those of the contract', () => {
  expect(myApplicationSchema.parse(myApplication())).toEqual(myApplication());
  expect(lookListSchema.parse({ items: looks })).toEqual({ items: looks });
});

test('shows texts of applicants and staff in their own direction, also while they are corrected', async () => {
  const given = ['name', 'country', 'city', 'zip_code', 'instagram', 'other_socials', 'message', 'hold_reason'];
  const strange = Object.fromEntries(given.map((field) => [field, `שלום ${field}`]));
  const wrong = () => undirected(document.body, /[\u0590-\u05ff]/);
  await open(served({ ...strange, new_email: 'שלום@example.org' }));
  for (const text of [...given.slice(0, 6), 'hold_reason']) expect(document.body.textContent).toContain(`שלום ${text}`);
  expect(wrong()).toEqual([]);
  await press('Correct');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('שלום name');
  expect(wrong()).toEqual([]);
});

describe('the secret of an own page', () => {
  test('leaves the address bar, where the title says nothing either, goes along as a header only, and outlives a reload', async () => {
    const calls = await open();
    expect([location.hash, document.title]).toEqual(['', 'My page']);
    expect(calls.join()).not.toContain(secret);
    const headers = jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init!.headers).get('authorization'));
    expect(new Set(headers)).toEqual(new Set([`Application ${secret}`]));
    cleanup();
    await visit('');
    expect(title()).toBe('Hello!');
  });

  test('is not needed to be asked for a link, and the words after it are the same for every address', async () => {
    const calls = await open({ [links]: ok({}) }, '');
    expect(title()).toBe('Your page opens with its link');
    expect(calls).toEqual([]);
    await type('Your email address', 'ada@example.org');
    await press('Email me a link');
    expect(bodyOf()).toEqual({ email: 'ada@example.org', language: 'en' });
    expect(screen.getByRole('status').textContent).toMatch(/^If there is an application under this address/);
  });

  test('that has ended says so, and how to get a fresh one', async () => {
    const calls = await open({ [get]: refused(404, 'not_found'), [readLooks]: refused(404, 'not_found') });
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
  test('counts to the result, then shows it without being asked, and what is left of the promise', async () => {
    await open({
      [get]: [
        ok(myApplication({ assessment_result: null, assessment_ready_at: '2030-01-01T14:01:05.000Z' })),
        ok(myApplication({ assessment_result: 'rejected', rejection_reason: 'nothing_shown' })),
      ],
      [readLooks]: ok({ items: [] }),
    });
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
    await open(served(past));
    expect(screen.getByText(promise)).toBeTruthy();
    expect(screen.queryByText(/still read|clothed photo helps/)).toBeNull();
    cleanup();
    await open(served({ ...past, replied_at: '2030-01-01T13:30:00.000Z' }));
    expect(screen.queryByText(promise)).toBeNull();
  });

  test('tells every look in words, without a name', async () => {
    await open();
    const section = screen.getByRole('region', { name: 'Who looked' });
    const lines = within(section).getAllByRole('listitem');
    expect(lines.map(({ firstElementChild }) => firstElementChild!.nextElementSibling!.textContent)).toEqual([
      'A reviewer looked at photo 1',
      'An owner of the agency looked at a photo that is gone now',
      'A reviewer opened your application',
      'An owner of the agency saw your application in a list or an export',
    ]);
  });

  test('shows the first looks until she asks for all, and the focus stays with them', async () => {
    const many = Array.from({ length: 13 }, () => looks[0]);
    await open({ [readLooks]: ok({ items: many }) });
    const section = screen.getByRole('region', { name: 'Who looked' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(12);
    await press(/13/);
    expect(within(section).getAllByRole('listitem')).toHaveLength(13);
    expect(section.contains(document.activeElement)).toBe(true);
  });

  test('says until when all of it is stored, or why it may not be deleted', async () => {
    await open();
    expect(screen.getByText('Everything on this page will be deleted automatically on January 1, 2031.')).toBeTruthy();
    cleanup();
    await open(served({ stored_until: null, hold_reason: 'a court case' }));
    expect(screen.getByText('At the moment we may not delete it. The reason: a court case')).toBeTruthy();
  });

  test.each(locales)('speaks the language of $prefix/my-application', async (locale) => {
    await open({}, `#${secret}`, locale);
    const catalog = allCatalogs[locale.language];
    expect(title()).toBe(catalog['my.hello']);
    expect(document.title).toBe(catalog['my.tab']);
  });

  test('is left by Escape pressed twice, and then knows nothing', async () => {
    watchLeaving();
    await open();
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
