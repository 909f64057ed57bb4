import { expect, test } from '@jest/globals';
import { accountMail } from './account-mail.ts';

const context = { publicUrl: 'https://site.example/' };
const to = 'ann@agency.example';
const secrets = { token: 't'.repeat(43), code: '12345678', expires_at: '2025-11-20T10:30:00.000Z' };

test.each(['recovery', 'invite', 'email'] as const)(
  'a mail of kind %s carries a link that changes nothing by being opened, and the code',
  (kind) => {
    const mail = accountMail({ kind, to, ...secrets }, context);
    expect(mail.to).toEqual({ address: to });
    const link = `https://site.example/admin/confirm#type=${kind}&token_hash=${secrets.token}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('1234 5678');
      expect(part).toContain('20 Nov 2025, 10:30 UTC');
      expect(part).not.toMatch(/\{\w+\}|undefined/);
    }
    // The preview of a locked screen shows subject and first words.
    expect(mail.subject).not.toContain('1234');
  },
);

test('a mail that asks whether it is you has a code and no link', () => {
  const { token: _, ...code } = secrets;
  const mail = accountMail({ kind: 'reauthentication', to, ...code }, context);
  expect(mail.text).toContain('1234 5678');
  expect(mail.text + mail.html).not.toMatch(/\/admin|href=/);
});

test('a mail about a sealed application leads to it at the desk, and names nobody', () => {
  const application_id = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a99';
  const mail = accountMail({ kind: 'application_sealed', to, application_id }, context);
  expect(mail.text).toContain(`https://site.example/admin/review/${application_id}`);
  expect(mail.subject).not.toContain(application_id);
});

test('a mail about refused photo links only tells', () => {
  const mail = accountMail({ kind: 'photos_refused', to }, context);
  expect(mail.text).toContain('No photo was shown.');
  expect(mail.text + mail.html).not.toMatch(/href=|\{\w+\}|undefined/);
});

test.each(['password_changed', 'email_changed'] as const)('a mail of kind %s only tells', (kind) => {
  const mail = accountMail({ kind, to }, context);
  expect(mail.text).toContain('It wasn’t you?');
  expect(mail.text + mail.html).not.toMatch(/href=|\{\w+\}|undefined/);
});
