import { expect, test } from '@jest/globals';
import type { StaffMail } from '@blue-peony/contracts';
import { accountMail } from './account-mail.ts';

const context = { publicUrl: 'https://site.example' };
const to = 'ann@agency.example';
const secrets = { token: 't'.repeat(43), code: '12345678', expires_at: '2025-11-20T10:30:00.000Z' };

test.each(['recovery', 'invite', 'email', 'email_change_requested'] as const)(
  'a mail of kind %s carries a link that changes nothing by being opened, and the code',
  (kind) => {
    const mail = accountMail({ kind, to, ...secrets }, context);
    expect(mail.to).toEqual({ address: to });
    const link = `https://site.example/admin/confirm#type=${kind === 'email_change_requested' ? 'email' : kind}&token_hash=${secrets.token}`;
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

const occasion = { to, at: '2025-11-20T10:30:00.000Z', device: 'Firefox on Windows' };
const about = 'bea@agency.example';
const by = 'cleo@agency.example';
const hash = '9f'.repeat(32);

test.each<[StaffMail, string[]]>([
  [{ kind: 'photos_refused', to }, ['No photo was shown.']],
  [{ kind: 'password_changed', to }, ['It wasn’t you?']],
  [{ kind: 'email_changed', to }, ['It wasn’t you?']],
  [
    { kind: 'factor_added', factor: 'passkey', ...occasion },
    ['Passkey', 'Firefox on Windows', '20 Nov 2025, 10:30 UTC'],
  ],
  [{ kind: 'factor_removed', factor: 'totp', ...occasion }, ['Authenticator app']],
  [{ kind: 'recovery_codes_made', ...occasion }, ['Firefox on Windows']],
  [{ kind: 'recovery_code_used', left: 3, ...occasion }, ['Codes left: 3']],
  [{ kind: 'role_changed', role: 'support', ...occasion }, ['New role: Support']],
  [{ kind: 'new_device', ...occasion }, ['Device: Firefox on Windows']],
  [{ kind: 'password_guessed', to }, ['no lock']],
  [{ kind: 'code_guessed', to }, ['knows your password']],
  [{ kind: 'data_exported', what: 'applications', ...occasion }, ['List of applications']],
  [{ kind: 'data_erased', ...occasion }, ['20 Nov 2025, 10:30 UTC']],
  [
    { kind: 'staff_factor_changed', change: 'factor_removed', factor: 'totp', about, by, ...occasion },
    [`Account: ${about}`, `Done by: ${by}`, 'Second factor removed (authenticator app)'],
  ],
  [{ kind: 'staff_role_changed', role: 'manager', about, by, ...occasion }, [`Account: ${about}`, 'New role: Manager']],
  [{ kind: 'requirement_changed', required: false, by, ...occasion }, ['Second factor: optional', `Done by: ${by}`]],
  [{ kind: 'unusual_reading', what: 'photos', count: 214, to }, ['Photos opened: 214', 'The team together']],
  [{ kind: 'unusual_reading', what: 'exports', count: 9, about, to }, ['Exports: 9', `Account: ${about}`]],
  [{ kind: 'audit_head', sequence: '120934', hash, to }, ['120934', hash]],
])('a mail that tells of %j says it in words and facts, and links nowhere', (letter, facts) => {
  const mail = accountMail(letter, context);
  expect(mail.to).toEqual({ address: to });
  const shown = mail.html.replace(/<[^>]*>|\s+/g, ' ').replace(/ +/g, ' ');
  for (const part of [mail.text, shown]) for (const fact of facts) expect(part).toContain(fact);
  expect(mail.subject + mail.text + mail.html).not.toMatch(/href=|\{\w+\}|undefined|null/);
});
