import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { photoLink } from './an-application.ts';
import { manager, refusalOf, sessionOf, useGateway, useReplica, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
/** Another gateway on the same database: it did not make the change that ends a stream. */
const replica = useReplica(gateway);

const beatMs = 100;

async function signedIn() {
  await gateway.ensureStaff(manager);
  const { access_token, user } = await gateway.signIn(manager);
  return { access_token, staff: user.id, sid: sessionOf(access_token) };
}
type Session = Awaited<ReturnType<typeof signedIn>>;

const sql = (text: string) => (session: Session) =>
  gateway.sql.query(text.replaceAll('$sid', `'${session.sid}'`).replaceAll('$staff', `'${session.staff}'`));

/** Everything that takes a right away from a session that had it. */
const losses: [string, (session: Session) => Promise<unknown>, string][] = [
  ['its holder is demoted', sql("UPDATE staff SET role = 'support' WHERE id = $staff"), 'forbidden'],
  ['its holder is banned', sql('UPDATE staff SET banned_at = now() WHERE id = $staff'), 'link_expired'],
  [
    'its holder signs out',
    ({ access_token }) => gateway.call('/auth/v1/logout?scope=local', access_token, { method: 'POST' }),
    'link_expired',
  ],
  [
    'the session is idle for an hour',
    sql("UPDATE sessions SET last_used_at = now() - interval '61 minutes' WHERE id = $sid"),
    'link_expired',
  ],
  [
    'the session is twelve hours old',
    sql("UPDATE sessions SET created_at = now() - interval '12 hours' WHERE id = $sid"),
    'link_expired',
  ],
  [
    'an owner requires a second factor',
    sql('UPDATE desk_settings SET second_factor_required = true'),
    'insufficient_aal',
  ],
  [
    'its holder raises the session to two factors, and the credential is from before',
    sql(`INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at)
      VALUES (gen_random_uuid(), $staff, 'app', '', now()); UPDATE sessions SET aal = 'aal2' WHERE id = $sid`),
    'insufficient_aal',
  ],
];

beforeEach(async () => {
  await gateway.sql
    .query(`DELETE FROM sessions; DELETE FROM factors; DELETE FROM rate_limits; UPDATE staff SET banned_at = NULL;
    UPDATE desk_settings SET second_factor_required = NULL`);
});

describe('a photo link', () => {
  beforeEach(() => {
    intake.answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('photo');
  });

  const ways: [string, (url: string) => string, Record<string, string>][] = [
    ['photo', (url) => url, {}],
    ['tile', (url) => url.replace('?', '/tile?'), {}],
    ['thumb', (url) => url.replace('?', '/thumb?'), {}],
    ['blur', (url) => url.replace('?', '/blur?'), {}],
    ['page', (url) => url, { accept: 'text/html' }],
  ];
  /** Status of each way to open a link, through both gateways. */
  const opened = async (url: string) => {
    const answers = [];
    for (const [, path, headers] of ways)
      for (const origin of [gateway.url, replica.url]) answers.push(await fetch(origin + path(url), { headers }));
    return answers;
  };

  test.each(losses)('opens no photo, no smaller one and no page once %s', async (_when, lose, code) => {
    const session = await signedIn();
    const url = photoLink(session);
    expect((await opened(url)).map(({ status }) => status)).toEqual(Array(2 * ways.length).fill(200));
    intake.received.length = 0;
    await lose(session);
    const refused = await opened(url);
    expect(refused.map(({ status }) => status)).toEqual(
      Array(2 * ways.length).fill(code === 'insufficient_aal' ? 401 : 403),
    );
    expect((await refusalOf(refused[0]!))[1]).toBe(code);
    expect(refused.at(-1)!.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(intake.received).toEqual([]);
  });

  test('opening a photo does not extend the session that its link was made in', async () => {
    const session = await signedIn();
    await sql("UPDATE sessions SET last_used_at = now() - interval '50 minutes' WHERE id = $sid")(session);
    expect((await opened(photoLink(session)))[0]!.status).toBe(200);
    const { rows } = await gateway.sql.query(
      "SELECT last_used_at < now() - interval '49 minutes' AS kept FROM sessions WHERE id = $1",
      [session.sid],
    );
    expect(rows).toEqual([{ kept: true }]);
  });
});

test('a live feed that nobody reads is cut as well', async () => {
  const session = await signedIn();
  const asked = new Promise<ServerResponse>((resolve) => {
    intake.answer = (_request, response) => resolve(response.writeHead(200, { 'content-type': 'text/event-stream' }));
  });
  const reading = gateway.call('/api/admin/live', session.access_token);
  const response = await asked;
  const block = Buffer.alloc(65_536);
  response.on('drain', () => {
    while (response.write(block)) continue;
  });
  while (response.write(block)) continue;
  const stream = await reading;
  await losses[2]![1](session);
  await once(response, 'close');
  await stream.body!.cancel().catch(() => undefined);
});

describe('an open stream', () => {
  // Nothing is missing in a feed that ends, and a browser reports no fault; half an export must not look whole.
  const kinds = [
    { path: '/api/admin/live', type: 'text/event-stream', end: 'whole' },
    { path: '/api/admin/applications.csv', type: 'text/csv', end: 'cut' },
  ];
  /** Beats that intake has sent on all streams. Intake and gateways share a process, and so its load. */
  const sent = { beats: 0 };
  const sending = new Set<ServerResponse>();
  let beating: NodeJS.Timeout;
  beforeAll(() => {
    beating = setInterval(() => {
      sent.beats++;
      for (const response of sending) response.write(`${sent.beats}\n`);
    }, beatMs);
  });
  afterAll(() => clearInterval(beating));
  beforeEach(() => {
    intake.answer = ({ url }, response) => {
      response.writeHead(200, { 'content-type': kinds.find(({ path }) => path === url)!.type });
      sending.add(response);
      response.once('close', () => sending.delete(response));
    };
  });

  const open = (session: Session) =>
    Promise.all(
      kinds.map(async ({ path, end }) => {
        const stream = await replica.call(path, session.access_token);
        const reader = stream.body!.getReader();
        expect([stream.status, (await reader.read()).done]).toEqual([200, false]);
        /** How the stream ended, if it did. */
        const over = () =>
          reader.read().then(
            ({ done }) => done && 'whole',
            () => 'cut',
          );
        return { reader, end, over };
      }),
    );

  test.each(losses)(
    'an open live feed and export end within two seconds on another gateway once %s',
    async (_when, lose) => {
      const session = await signedIn();
      const streams = await open(session);
      await lose(session);
      const { beats } = sent;
      for (const stream of streams) {
        let over: string | false = false;
        while (sent.beats - beats <= 50 && !over) over = await stream.over();
        expect(over).toBe(stream.end);
      }
      expect(sent.beats - beats).toBeLessThanOrEqual(2_000 / beatMs);
    },
  );

  test('an open live feed and export of a session that keeps its rights go on', async () => {
    const [session, other] = [await signedIn(), await signedIn()];
    const streams = await open(session);
    await losses[2]![1](other);
    await sql("UPDATE staff SET role = 'owner' WHERE id = $staff")(session);
    const { beats } = sent;
    while (sent.beats - beats < 30) for (const { over } of streams) expect(await over()).toBe(false);
    for (const { reader } of streams) await reader.cancel();
  });
});
