import { beforeEach, expect, test } from '@jest/globals';
import type { Problem } from '@blue-peony/contracts';
import { pace } from '@blue-peony/service-kit';
import { innerKeys, until } from '@blue-peony/test-kit';
import { application } from './an-application.ts';
import { owner, reviewer, useGateway, useService } from './gateway-under-test.ts';

// Each test awaits several turns of what looks every half minute.
pace.factor = 0.01;

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url, intakeKeys: innerKeys }));

type Unseen = { staff_id: string; count: number; newest: string };
let unseen: Unseen[];

const asked = () => intake.received.filter(({ url }) => url === '/inner/unseen-notices').length;
const mailsTo = (to: string) => gateway.mails.filter((mail) => mail.kind === 'noticed' && mail.to === to);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** After the gateway has worked through what intake answers now. */
async function askedAgain(): Promise<void> {
  const before = asked();
  await until(() => asked() > before + 1);
}

beforeEach(async () => {
  unseen = [];
  intake.answer = ({ url }, response) =>
    response.end(JSON.stringify(url?.includes('notices') ? { items: unseen } : {}));
  // A turn that began before may still mail what it was told then.
  await askedAgain();
  gateway.mails.length = 0;
  await gateway.sql.query('DELETE FROM notice_mails');
});

test('a person is mailed how many notices wait, once, and again after an hour only for a newer one', async () => {
  const staff_id = await gateway.idOf(reviewer);
  unseen = [{ staff_id, count: 2, newest: minutesAgo(3) }];
  expect(await gateway.mail('noticed', reviewer.email)).toEqual({ kind: 'noticed', to: reviewer.email, count: 2 });
  unseen = [{ staff_id, count: 3, newest: minutesAgo(2) }];
  await askedAgain();
  expect(mailsTo(reviewer.email)).toEqual([]);

  await gateway.sql.query(`UPDATE notice_mails SET mailed_at = now() - interval '61 minutes'`);
  expect(await gateway.mail('noticed', reviewer.email)).toMatchObject({ count: 3 });
  await gateway.sql.query(`UPDATE notice_mails SET mailed_at = now() - interval '61 minutes'`);
  await askedAgain();
  expect(mailsTo(reviewer.email)).toEqual([]);
});

test('two replicas mail a person once, and nobody who may not read applications or is banned', async () => {
  const [banned, support] = [await gateway.idOf(reviewer), await gateway.idOf(owner)];
  await gateway.sql.query('UPDATE staff SET banned_at = now() WHERE id = $1', [banned]);
  await gateway.sql.query(`UPDATE staff SET role = 'support' WHERE id = $1`, [support]);
  unseen = [banned, support].map((staff_id) => ({ staff_id, count: 1, newest: minutesAgo(3) }));
  const other = await gateway.another();
  try {
    await askedAgain();
    expect(gateway.mails.filter(({ kind }) => kind === 'noticed')).toEqual([]);
    await gateway.sql.query(`UPDATE staff SET banned_at = NULL WHERE id = $1`, [banned]);
    await until(() => mailsTo(reviewer.email).length > 0);
    await askedAgain();
    expect(mailsTo(reviewer.email)).toHaveLength(1);
  } finally {
    await other.close();
    await gateway.sql.query(`UPDATE staff SET role = 'owner' WHERE id = $1`, [support]);
  }
});

test('a note that mentions an id of no colleague is refused before intake stores it', async () => {
  const { access_token } = await gateway.signIn(owner);
  const notes = `/api/admin/applications/${application.id}/notes`;
  const write = async (mentions: string[], method: 'POST' | 'PATCH' = 'POST', path = notes) => {
    const body = { text: '@Ada: call her', mentions };
    const response = await gateway.call(path, access_token, { method, body });
    const { code, errors } = (await response.json()) as Problem;
    return [response.status, code, errors];
  };
  const stored = () => intake.received.filter(({ url }) => url?.startsWith(notes)).length;
  const known = await gateway.idOf(reviewer);
  const refused = [422, 'validation_failed', [{ field: 'mentions', code: 'invalid_choice' }]];
  expect(await write([known, application.id])).toEqual(refused);
  expect(await write([application.id], 'PATCH', `${notes}/${application.id}`)).toEqual(refused);
  expect(stored()).toBe(0);
  await write([known, known]);
  expect(stored()).toBe(1);
});
