import { expect, test } from '@jest/globals';
import { endpoints, type Endpoint, type Problem } from '@blue-peony/contracts';
import { oldSecretFor, request, secretFor, submit, upload } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

const rows = Object.entries<Endpoint>(endpoints).filter(([, { who }]) => who === 'applicant');

/** Whether a link older than 24 hours is refused. */
const needsFreshLink = ({ problems }: Endpoint) => problems?.includes('fresh_link_required');

const holders = {
  'no link': () => undefined,
  'a made-up link': () => 'made-up',
  'a link of a version that has ended': (id: string) => secretFor(id, new Date(), 0),
  'an old link': oldSecretFor,
  'a fresh link': (id: string) => secretFor(id),
};
const cases = Object.keys(holders) as (keyof typeof holders)[];

const refusals = ['not_found', 'fresh_link_required'];

test.each(cases)('every row of an applicant admits or refuses %s as it should', async (holder) => {
  const found: [string, string | undefined][] = [];
  for (const [name, row] of rows) {
    // An application of its own, because some calls end it.
    const path = await upload(app);
    const { id } = await submit(app, { file_urls: [path] });
    const body = name === 'correctMyApplication' ? { version: 1, city: 'Gdynia' } : undefined;
    const answer = await request(app, row, { secret: holders[holder](id), params: { name: path }, body });
    const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
    const { code } = isProblem ? ((await answer.json()) as Problem) : {};
    await answer.body?.cancel().catch(() => undefined);
    found.push([name, refusals.find((known) => known === code)]);
  }
  const isLink = holder === 'an old link' || holder === 'a fresh link';
  const refusal = (name: string, row: Endpoint) => {
    if (!isLink) return 'not_found';
    return holder === 'an old link' && needsFreshLink(row) ? 'fresh_link_required' : undefined;
  };
  expect(found).toEqual(rows.map(([name, row]) => [name, refusal(name, row)]));
});
