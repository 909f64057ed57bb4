import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { eventOf } from './bench.ts';
import { Stage } from './stage.ts';

const stage = new Stage();
const to = 'ann@agency.example';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

const recovery = (expires_at = inAnHour()) => {
  const payload = { kind: 'recovery', to, token: 'secret-token-of-the-link', code: '12345678', expires_at } as const;
  return eventOf('gateway.staff-mail-requested.v1', randomUUID(), payload);
};

test('a request makes one mail to the staff member, with link and code', async () => {
  const rows = await stage.through(recovery());
  expect(rows).toEqual([{ recipient: 'member', status: 'sent', attempts: 1, last_error_code: null }]);
  const [mail] = stage.smtp.messages();
  expect(mail?.envelope.to).toEqual([to]);
  expect(mail?.subject).toContain('Set a new password');
  expect(mail?.text).toContain('https://site.example/admin/confirm#type=recovery&token_hash=secret-token-of-the-link');
  expect(mail?.text).toContain('1234 5678');
});

test('nothing of a code stays once the mail is out, and none is ever logged', async () => {
  const event = recovery();
  await stage.through(event);
  const rows = await stage.database.dataSource.query('SELECT event::text FROM inbox WHERE id = $1', [event.id]);
  expect(rows).toEqual([{ event: null }]);
  const dump = JSON.stringify(await stage.database.dataSource.query('SELECT * FROM deliveries'));
  expect(dump + stage.worker.lines.join('')).not.toMatch(/secret-token|12345678|ann@agency/);
});

test('a code that has run out is not mailed any more', async () => {
  expect(await stage.through(recovery(new Date(Date.now() - 1_000).toISOString()))).toEqual([]);
  expect(stage.smtp.messages()).toEqual([]);
});

test('an address that refuses mail for good is given up, and keeps no code waiting', async () => {
  stage.smtp.fail((recipient) => (recipient === to ? { refuse: 550 } : undefined));
  const rows = await stage.through(recovery());
  expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual([['failed', 1]]);
});
