import { afterEach, expect, test } from '@jest/globals';
import { delivered, given, useTexts } from './given.ts';
import { fillData } from './parts.ts';
import { checkTexts, listTexts } from './texts.ts';

afterEach(() => useTexts({}, {}));

const seed = {
  title: 'Our people',
  items: [
    { sample: true, name: 'Maya', kind: 'story' },
    { sample: true, name: 'Lena', kind: 'story' },
  ],
};
const shown = () => given('content', 'en', 'landing', 'landing', seed);

test('a text that an owner has written stands in the page with the figures of the agency, and is no sample', () => {
  useTexts({ 'en/landing#landing.items.0.name': 'Ingrid of {agency}', 'pl/landing#landing.title': 'Nasi ludzie' }, {});
  expect(shown()).toEqual({
    title: 'Our people',
    items: [
      { name: 'Ingrid of Blue Peony', kind: 'story' },
      { sample: true, name: 'Lena', kind: 'story' },
    ],
  });
});

test('a text that stands in several places is changed in all of them', () => {
  useTexts({ 'en/about#title': 'Us' }, { 'landing#landing.title': 'about#title' });
  expect(shown()).toMatchObject({ title: 'Us' });
});

test('every text is listed once, with what it may name', () => {
  shown();
  given('agency', 'en', 'agency/buyer', 'buyer', { subject: 'Your files ({reference})' });
  given('messages', 'en', 'messages/common', 'common', { 'form.agrees': 'I read the <a>policy</a> of {agency}' });
  const listed = listTexts(delivered, { 'en/landing#landing.title': 'Us' }, { 'landing#landing.items.1.name': 'x' });
  expect(listed).toEqual([
    { key: 'landing#landing.title', texts: { en: { seed: 'Our people', own: 'Us' } }, placeholders: [] },
    { key: 'landing#landing.items.0.name', texts: { en: { seed: 'Maya' } }, placeholders: [] },
    {
      key: 'agency/buyer#buyer.subject',
      texts: { en: { seed: 'Your files ({reference})' } },
      placeholders: ['reference'],
    },
    {
      key: 'messages/common#common.form.agrees',
      texts: { en: { seed: 'I read the <a>policy</a> of {agency}' } },
      placeholders: ['<a>', 'agency'],
    },
  ]);
});

test.each([
  ['en/landing#landing.title', '', /empty/],
  ['en/landing#landing.title', 'x'.repeat(5_000), /5000 characters.* 200/],
  ['en/landing#landing.title', 'People of {secret}', /cannot name secret/],
  ['en/landing#landing.title', '<script>alert(1)</script>', /cannot name <script>/],
  ['en/landing#landing.title', 'People {of', /do not fit together/],
  ['en/messages/common#common.form.agrees', 'I read everything', /needs <a>/],
  ['en/agency/buyer#buyer.subject', 'Files of {agency}', /cannot name agency/],
  ['en/agency/buyer#buyer.subject', 'Your files\nBcc: all', /one line/],
  ['de/landing#landing.title', 'Menschen', /No page has this text/],
])('%s cannot be “%s”', (path, text, problem) => {
  const [found, ...more] = checkTexts(delivered, { [path]: text });
  expect([found?.path, more.length]).toEqual([path, 0]);
  expect(found?.problem).toMatch(problem);
});

test('a long text may name the agency where the delivered one did not', () => {
  expect(checkTexts(delivered, { 'en/landing#landing.title': 'People of {agency}' })).toEqual([]);
});

test('a script gets its data, and loads the scripts of its revision', () => {
  const code = 'const a=__DATA__(`facts#agency`,`h`);load(["assets/page-1.js"])';
  const data = new Map([['facts#agency', { name: 'Velvet "Rose"', 'a-b': [1, undefined] }]]);
  expect(fillData(code, data, '')).toBe(
    'const a=({name:"Velvet \\"Rose\\"","a-b":[1,undefined]});load(["assets/page-1.js"])',
  );
  expect(fillData('load(["assets/page-1.js"])', data, 'r1')).toBe('load(["assets/r-r1/page-1.js"])');
  expect(() => fillData("__DATA__('en/x#y', '')", data, '')).toThrow('No data for en/x#y');
});
