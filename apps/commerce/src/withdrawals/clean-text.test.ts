import { expect, test } from '@jest/globals';
import { cleanName, cleanText } from './clean-text.ts';

test.each([
  ['Żaneta O’Neill-Müller', 'Żaneta O’Neill-Müller'],
  ['J. Smith', 'J. Smith'],
  ['Ганна Ковальчук', 'Ганна Ковальчук'],
  ['สมหญิง ใจดี', 'สมหญิง ใจดี'],
  ['Win at https://evil.example/x?y=1 now', 'Win at https evil example x y now'],
  ['www.evil.example', 'www evil example'],
  ['ann@evil.example', 'ann evil example'],
  ['<b>Ann</b>\u202e', 'b Ann b'],
  ['evil．example', 'evil example'],
  ['Call 0800 555 123', 'Call'],
])('of the name %j a mail tells %j', (given, told) => {
  expect(cleanName(given)).toBe(told);
});

test('a long text is cut to 80 characters, and a reference stays whole', () => {
  expect([...cleanText('ä'.repeat(200))]).toHaveLength(80);
  expect(cleanText('Bestellung 4C1F9-A07BE')).toBe('Bestellung 4C1F9-A07BE');
});
