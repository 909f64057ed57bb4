import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { endpoints, type Endpoint, type Problem } from '@blue-peony/contracts';
import { oldSecretFor, request, secretFor, submit, upload } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

const rows = Object.entries<Endpoint>(endpoints).filter(([, { who }]) => who === 'applicant');

/** Whether a link older than 24 hours is refused. */
const needsFreshLink = ({ problems }: Endpoint) => problems?.includes('fresh_link_required');

test.each<[string, (id: string) => string]>([
  ['an old link', oldSecretFor],
  ['a fresh link', (id) => secretFor(id)],
])('every row of an applicant admits or refuses %s as it should', async (holder, secretOf) => {
  const found: unknown[] = [];
  for (const [name, row] of rows) {
    // An application of its own, because some calls end it.
    const path = await upload(app);
    const { id } = await submit(app, { file_urls: [path] });
    const body = name === 'correctMyApplication' ? { version: 1, city: 'Gdynia' } : undefined;
    const answer = await request(app, row, { secret: secretOf(id), params: { name: path }, body });
    const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
    const { code } = isProblem ? ((await answer.json()) as Problem) : {};
    await answer.body?.cancel().catch(() => undefined);
    found.push([name, ...(code === 'not_found' || code === 'fresh_link_required' ? [answer.status, code] : [])]);
  }
  const refused = (row: Endpoint) => holder === 'an old link' && needsFreshLink(row);
  expect(found).toEqual(rows.map(([name, row]) => [name, ...(refused(row) ? [403, 'fresh_link_required'] : [])]));
});

const bodies: Record<string, unknown> = { correctMyApplication: { version: 1, email: 'new@creator.example' } };
const given = (row: string, name: string) => ({ params: { name }, ...(row in bodies && { body: bodies[row] }) });

test.each(rows)(
  "%s is refused without a secret, with a wrong or ended one, and with somebody else's",
  async (name, row) => {
    const photo = await upload(app);
    const [{ id, secret }, other] = await Promise.all([submit(app, { file_urls: [photo] }), submit(app)]);
    const [mine, hers] = [secret, other.secret].map((each) => Buffer.from(each, 'base64url'));
    const wrong = [
      undefined,
      '',
      'nonsense',
      `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`,
      `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      randomBytes(36).toString('base64url'),
      // Another link version, an application that does not exist, and the proof of another application.
      secretFor(id, new Date(), 2),
      secretFor('0198a2b4-7c1d-7e2f-8a3b-4c5d6e7f8091'),
      Buffer.concat([mine!.subarray(0, 20), hers!.subarray(20)]).toString('base64url'),
    ];
    const before = await app.row(id, '*');
    for (const each of wrong) {
      const answer = await request(app, row, { ...given(name, photo), secret: each });
      expect([each, answer.status, await answer.json()]).toMatchObject([each, 404, { code: 'not_found' }]);
    }
    await request(app, row, { ...given(name, photo), secret: other.secret });
    expect(await app.row(id, '*')).toEqual(before);
  },
);

test('only reading the texts and the looks takes an older link', () => {
  expect(rows.filter(([, row]) => !needsFreshLink(row)).map(([name]) => name)).toEqual([
    'readMyApplication',
    'listMyLooks',
  ]);
});
