import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { bearer, reviewer, signIn, useGateway, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
const [one_id, other_id] = [randomUUID(), randomUUID()];
let staff: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  staff = await signIn(gateway.url, reviewer);
});

async function call(method: string, path: string, answer: object, body?: object): Promise<number> {
  intake.answer = (_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  const { status } = await fetch(`${gateway.url}/api/admin/${path}`, {
    method,
    headers: { ...bearer(staff.access_token).headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  return status;
}
/** The newest entries of the audit, the oldest of them first. */
async function audited(count: number) {
  const { rows } = await gateway.sql.query<object>(
    'SELECT action, subject, detail FROM audit WHERE staff_id = $1 ORDER BY id DESC LIMIT $2',
    [staff.user.id, count],
  );
  return rows.toReversed();
}

test('the merging of two applications and its undoing are in the audit with both', async () => {
  const form = { one_kind: 'application', one_id, other_kind: 'application', other_id };
  const merge = { id: randomUUID(), ...form };
  expect(await call('PUT', `merges/${merge.id}`, merge, form)).toBe(200);
  expect(await call('DELETE', `merges/${merge.id}`, merge)).toBe(200);
  expect(await audited(2)).toEqual([
    { action: 'person.merged', subject: one_id, detail: other_id },
    { action: 'person.separated', subject: one_id, detail: other_id },
  ]);
});

test('a tag that is put on many applications is in the audit of each that it changed', async () => {
  const tag = randomUUID();
  const ids = [one_id, other_id, randomUUID()];
  expect(await call('POST', `tags/${tag}/applications`, { changed: [one_id, other_id] }, { ids })).toBe(200);
  expect(await call('DELETE', `tags/${tag}/applications`, { changed: [other_id] }, { ids })).toBe(200);
  expect(await audited(3)).toEqual([
    { action: 'application.tagged', subject: one_id, detail: tag },
    { action: 'application.tagged', subject: other_id, detail: tag },
    { action: 'application.untagged', subject: other_id, detail: tag },
  ]);
});
