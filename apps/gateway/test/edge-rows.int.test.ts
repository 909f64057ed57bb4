import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { endpoints, fillPath, may, photoId, staffRoles, type Endpoint, type StaffRole } from '@blue-peony/contracts';
import { application, photoLink } from './an-application.ts';
import { sessionOf, useGateway, useService } from './gateway-under-test.ts';

/** Who calls; `role` is the one that the account has now. */
type Caller = { authorization?: string; photo?: { staff: string; sid: string }; role?: StaffRole; ended?: boolean };

const services = useService();
const gateway = useGateway(() => {
  const { url } = services;
  return { intakeUrl: url, commerceUrl: url, notificationUrl: url };
});
const callers: Record<string, Caller> = {
  'a stranger': {},
  'an applicant': { authorization: 'Application a-secret-that-only-intake-can-judge' },
  'a buyer': { authorization: 'Order a-secret-that-only-commerce-can-judge' },
};
const names = [
  ...Object.keys(callers),
  ...staffRoles.map((role) => `a signed-in ${role}`),
  'a session that was ended',
  'a session that is idle for an hour',
  'a banned owner',
  'an owner who became support',
];

async function signedIn(name: string, role: StaffRole) {
  const account = { email: `${name.replaceAll(' ', '.')}@example.com`, password: 'a password for the matrix', role };
  await gateway.ensureStaff(account);
  const { access_token, user } = await gateway.signIn(account);
  const photo = { staff: user.id, sid: sessionOf(access_token) };
  callers[name] = { authorization: `Bearer ${access_token}`, photo, role };
  return photo;
}

beforeAll(async () => {
  services.answer = (_request, response) => response.writeHead(418).end();
  for (const role of staffRoles) await signedIn(`a signed-in ${role}`, role);
  const ends = {
    'a session that was ended': 'UPDATE sessions SET ended_at = now() WHERE id = $1',
    'a session that is idle for an hour': "UPDATE sessions SET last_used_at = now() - interval '1 hour' WHERE id = $1",
    'a banned owner': 'UPDATE staff SET banned_at = now() WHERE id = (SELECT staff_id FROM sessions WHERE id = $1)',
  };
  for (const [name, sql] of Object.entries(ends)) {
    await gateway.sql.query(sql, [(await signedIn(name, 'owner')).sid]);
    callers[name]!.ended = true;
  }
  const { staff } = await signedIn('an owner who became support', 'owner');
  await gateway.sql.query("UPDATE staff SET role = 'support' WHERE id = $1", [staff]);
  callers['an owner who became support']!.role = 'support';
});
beforeEach(() => {
  services.received.length = 0;
});

/** What the gateway answers by itself; undefined when it hands the call on, or does what was asked. */
function refusal({ who, right }: Endpoint, { role, ended }: Caller): string | undefined {
  if (who !== 'staff' && who !== 'photo-link') return undefined;
  if (!role || ended) return who === 'staff' ? 'unauthorized' : 'link_expired';
  return may(role, right!) ? undefined : 'forbidden';
}

const refusals = ['unauthorized', 'forbidden', 'link_expired', 'insufficient_aal', 'reauthentication_needed'];

/** Values that a parameter of any row takes; calls that need a body get none, and so change nothing. */
const params = new Proxy(
  {},
  { get: (_, name) => (name === 'path' ? photoId(application.file_urls[0]!) : application.id) },
);

function addressOf({ path, who }: Endpoint, caller: Caller): string {
  const address = fillPath(path, params);
  return who === 'photo-link' && caller.photo ? `${address}?${photoLink(caller.photo).split('?')[1]}` : address;
}

const rows = Object.entries<Endpoint>(endpoints);

test.each(names)('every row of the contract admits or refuses %s as the row says', async (name) => {
  const { authorization, ...caller } = callers[name]!;
  const found: [string, string | undefined][] = [];
  for (const [row, endpoint] of rows) {
    const abort = new AbortController();
    const answer = await fetch(gateway.url + addressOf(endpoint, caller), {
      method: endpoint.method,
      headers: authorization ? { authorization } : {},
      signal: abort.signal,
      redirect: 'manual',
    });
    const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
    const { code } = isProblem ? ((await answer.json()) as { code: string }) : {};
    abort.abort();
    expect([row, answer.status === 500]).toEqual([row, false]);
    found.push([row, refusals.find((known) => known === code)]);
  }
  expect(found).toEqual(rows.map(([row, endpoint]) => [row, refusal(endpoint, caller)]));
  // No credential of one kind reaches a service as one of another kind.
  const handedOn = services.received.map(({ headers }) => headers.authorization?.split(' ')[0]);
  if (!caller.role || caller.ended) expect(handedOn).not.toContain('Bearer');
});
