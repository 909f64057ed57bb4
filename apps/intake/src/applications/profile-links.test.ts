import { describe, expect, test } from '@jest/globals';
import { profileLinkSchema } from '@blue-peony/contracts';
import { profileLinks } from './profile-links.ts';

const nothing = { instagram: null, tiktok: null, onlyfans_username: null, other_socials: null };
const urls = (given: Partial<typeof nothing> | Record<string, string>) =>
  profileLinks({ ...nothing, ...given }).map(({ url }) => url);

test.each([
  ['ada', 'https://www.instagram.com/ada/'],
  ['@ada.peony', 'https://www.instagram.com/ada.peony/'],
  ['https://www.instagram.com/ada/?hl=en', 'https://www.instagram.com/ada/'],
  ['instagram.com/ada', 'https://www.instagram.com/ada/'],
  ['http://instagram.com/@ada#top', 'https://www.instagram.com/ada/'],
])('makes %j a link to the profile', (instagram, url) => {
  expect(profileLinks({ ...nothing, instagram })).toEqual([{ label: 'Instagram', url }]);
});

test('knows the address form of each network', () => {
  expect(urls({ tiktok: '@ada', onlyfans_username: 'ada-of' })).toEqual([
    'https://www.tiktok.com/@ada',
    'https://onlyfans.com/ada-of',
  ]);
});

test('takes every web address out of a text, under the name of its true host', () => {
  const other_socials = 'me: https://x.com/ada, (http://ada.example/a?b=1). https://instagram.com@evil.example/ada';
  expect(profileLinks({ ...nothing, other_socials })).toEqual([
    { label: 'x.com', url: 'https://x.com/ada' },
    { label: 'ada.example', url: 'http://ada.example/a?b=1' },
  ]);
});

test('shows a host of look-alike letters as what it is', () => {
  const [link] = profileLinks({ ...nothing, other_socials: 'https://іnstagram.com/ada' });
  expect(link?.label).toMatch(/^xn--/);
});

describe('never makes a link of', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://ada.example/x',
    '//evil.example/x',
    'https://',
    'https://localhost/x',
    'https://user:secret@evil.example/x',
    'not a link',
    'ada" onmouseover="x',
  ])('%j', (text) => {
    expect(urls({ instagram: text, tiktok: text, onlyfans_username: text, other_socials: text })).toEqual([]);
  });
});

test('makes nothing that the contract refuses, and not more than ten links', () => {
  const other_socials = Array.from({ length: 30 }, (_, index) => `https://ada.example/${index}`).join(' ');
  const links = profileLinks({ ...nothing, instagram: 'ada', other_socials });
  expect(links).toHaveLength(10);
  for (const link of links) expect(profileLinkSchema.parse(link)).toEqual(link);
});
