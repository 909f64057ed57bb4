import { expect, test } from '@jest/globals';
import { replyDueMail } from './reply-due-mail.ts';

const waits = (id: string, due_at: string, assigned = false) =>
  ({ id, due_at, assigned, country: 'Poland', language: 'ukr' }) as const;
const [first, second] = ['0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a01', '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a02'] as const;

test('a reminder tells staff what waits and until when, each with a link to it and nothing of the person', () => {
  const applications = [waits(first, '2026-11-22T14:00:00.000Z'), waits(second, '2026-11-22T14:40:00.000Z', true)];
  const context = { staffAddress: 'staff@agency.example', siteUrl: 'https://site.example' };
  const mail = replyDueMail({ kind: 'reply_due', applications }, context);
  expect(mail.to.address).toBe('staff@agency.example');
  expect(mail.subject).toMatch(/^2 applications are waiting, the first until .*14:00/);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(`https://site.example/admin/review/${first}`);
    expect(part).toContain(`https://site.example/admin/review/${second}`);
    expect(part).toContain('https://site.example/admin?reply=open');
  }
  expect(mail.text).toMatch(/14:00.*: Poland, Ukrainian \(ukr\), nobody has it, https/);
  expect(mail.text).toMatch(/14:40.*: Poland, Ukrainian \(ukr\), a colleague has it, https/);
});
