import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { endpoints, fillPath, type Endpoint } from '@blue-peony/contracts';
import { application, photoLink } from './an-application.ts';
import { owner, sessionOf, useGateway, useReplica, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => {
  const { url } = intake;
  return { intakeUrl: url, commerceUrl: url, notificationUrl: url, rateLimits: true };
});
const replica = useReplica(gateway);
let owners: string;
const support = { email: 'support@example.com', password: 'a password for support', role: 'support' as const };

beforeAll(async () => {
  await gateway.ensureStaff(support);
  owners = (await gateway.signIn(owner)).access_token;
});
beforeEach(() => {
  intake.received.length = 0;
});

const refusals = async () => {
  const refused = "SELECT staff_id, role, subject, detail FROM audit WHERE action = 'right.refused' ORDER BY id";
  return (await gateway.sql.query(refused)).rows;
};

test('refused calls leave one entry per person, right and power of ten, whichever gateway refuses', async () => {
  const { access_token, user } = await gateway.signIn(support);
  const call = async (path: string, turn: number) =>
    (await (turn % 2 ? gateway : replica).call(path, access_token)).status;
  const reading = await Promise.all(Array.from({ length: 60 }, (_, turn) => call('/api/admin/applications', turn)));
  expect(new Set(reading)).toEqual(new Set([403]));
  expect(await call('/api/admin/staff', 0)).toBe(403);
  const entry = { staff_id: user.id, role: 'support' };
  expect(await refusals()).toEqual([
    { ...entry, subject: 'applications.read', detail: '1' },
    { ...entry, subject: 'applications.read', detail: '10' },
    { ...entry, subject: 'staff.manage', detail: '1' },
  ]);
  const line = gateway.logs.find((text) => text.includes('/api/admin/staff') && text.includes('"statusCode":403'));
  expect(JSON.parse(line!)).toMatchObject({ req: { staff: user.id } });
});

test("a refused photo link of a demoted colleague is audited under the colleague's name, and is no forged link", async () => {
  const { access_token, user } = await gateway.signIn(support);
  const url = photoLink({ staff: user.id, sid: sessionOf(access_token) });
  await gateway.sql.query('DELETE FROM rate_limits');
  const before = (await refusals()).length;
  for (let time = 0; time < 4; time++) expect((await fetch(gateway.url + url)).status).toBe(403);
  expect((await refusals()).slice(before)).toEqual([
    { staff_id: user.id, role: 'support', subject: 'applications.read', detail: '1' },
  ]);
  expect((await gateway.sql.query("SELECT FROM audit WHERE action = 'photo.refused'")).rowCount).toBe(0);
});

const rows = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET');
const streamed = ['image/jpeg', 'application/octet-stream', 'text/html', 'text/css', '*/*'];

test.each(rows.filter(({ content = '' }) => !streamed.includes(content)))(
  'HEAD $path is refused with the methods that it has, and asks and audits nothing',
  async ({ path }) => {
    const before = (await gateway.sql.query('SELECT FROM audit')).rowCount;
    const address = fillPath(path, new Proxy({}, { get: () => application.id }));
    const answer = await gateway.call(address, owners, { method: 'HEAD' });
    const type = answer.headers.get('content-type')?.split(';')[0];
    expect([answer.status, type]).toEqual([405, 'application/problem+json']);
    const same = Object.values<Endpoint>(endpoints).filter((row) => row.path === path);
    expect(answer.headers.get('allow')!.split(', ').sort()).toEqual(same.map(({ method }) => method).sort());
    expect(intake.received).toEqual([]);
    expect((await gateway.sql.query('SELECT FROM audit')).rowCount).toBe(before);
    expect(gateway.logs.join('')).not.toContain('"level":"error"');
  },
);
