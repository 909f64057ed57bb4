import { expect, test } from '@jest/globals';
import { requiresTls } from './smtp-tls.ts';

test.each([
  'smtp://user:secret@mail.example.com:587',
  'smtp://203.0.113.7',
  'smtp://[2001:db8::1]:25',
  'smtp://mail.svc.example.com',
])('a mail to %s demands TLS', (url) => expect(requiresTls(url)).toBe(true));

test.each([
  'smtp://localhost:1025',
  'smtp://127.0.0.1:1025',
  'smtp://[::1]:1025',
  'smtp://mail-inbox:1025',
  'smtp://10.1.2.3',
  'smtp://[fd00::1]',
  'smtp://mail.blue-peony.svc.cluster.local',
])('a mail to the inner server %s takes TLS where it is offered', (url) => expect(requiresTls(url)).toBe(false));

test('the setting decides for any server', () => {
  expect(requiresTls('smtp://mail.example.com', 'optional')).toBe(false);
  expect(requiresTls('smtp://localhost', 'required')).toBe(true);
});
