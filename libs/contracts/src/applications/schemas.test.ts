import { expect, test } from '@jest/globals';
import { currentPrivacyVersion } from './rules.ts';
import { applicationFormSchema } from './schemas.ts';
import { noteFormSchema } from '../notes/schemas.ts';
import { fieldErrors } from '../problem.ts';

const form = {
  name: 'Ada',
  email: 'ada@applicant.example',
  country: 'Poland',
  city: 'Gdynia',
  onlyfans_monthly_earnings: '$0',
  whatsapp: '+48 1',
  language: 'en',
  age_confirmed: true,
  privacy_version: currentPrivacyVersion,
};

function sent(fields: Record<string, string>) {
  const { success, data, error } = applicationFormSchema.safeParse({ ...form, ...fields });
  return success ? data : fieldErrors(error.issues);
}

test.each(['\u200b', '\u2060\ufeff', '\u200d', '\u200c\u200c \u200d', '\u202e', '\u2028', '\u00ad', ''])(
  'a name of only %j counts as missing',
  (name) => {
    expect(sent({ name })).toEqual([{ field: 'name', code: 'required' }]);
  },
);

test.each(['\u3164', '\uffa0\u115f', '\u2800', '\ufe0f'])('a name of invisible letters, %j, is refused', (name) => {
  expect(sent({ name })).toEqual([{ field: 'name', code: 'invalid_characters' }]);
});

test.each([
  ['Ada \u202egpj.exe', 'Ada gpj.exe'],
  ['A\u200bd\u00ada', 'Ada'],
  ['A\u200dd\u200ca', 'Ada'],
  ['Ada\u2028Bcc: x', 'Ada Bcc: x'],
  ['\u2067Ada\u2069\u200f', 'Ada'],
])('%j becomes %j after removal of invisible characters, in every text field', (given, kept) => {
  const fields = ['name', 'country', 'city', 'instagram', 'tiktok', 'onlyfans_username', 'other_socials', 'message'];
  expect(sent(Object.fromEntries(fields.map((field) => [field, given])))).toMatchObject(
    Object.fromEntries(fields.map((field) => [field, kept])),
  );
  expect(noteFormSchema.parse({ text: given })).toEqual({ text: kept });
});

test.each(['می\u200cخواهم', 'น\u200c้ำ', '👩\u200d👩\u200d👧', 'क\u094d\u200dष', '❤\ufe0f', 'สมหญิง', 'Łucja O’Neil'])(
  'the name %s is stored unchanged',
  (name) => {
    expect(sent({ name })).toMatchObject({ name });
  },
);

test('removes hidden characters from 64 KB of text quickly', () => {
  for (const piece of ['\u200d', '\u200d ', ' ', '\u2028', '\u200b', 'a\u200d'])
    expect(sent({ message: `${piece.repeat(64_000 / piece.length)}x` })).toBeDefined();
});
