import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { bare, breakingChanges } from './api-changes.mjs';

const released = () => JSON.parse(readFileSync(join(import.meta.dirname, 'released-api.json'), 'utf8'));
const schemaOf = (part) => part.content['application/json'].schema;
const submit = (api) => api.paths['/api/applications'].post;

/** A change of the released API. @type {[string, (api: any) => unknown, RegExp][]} */
const planted = [
  ['a call that is gone', (api) => delete api.paths['/api/checkouts'], /^POST \/api\/checkouts .*removed/],
  [
    'a field of an answer that is gone',
    (api) => delete schemaOf(submit(api).responses[201]).properties.assessment_ready_at,
    /^POST \/api\/applications removed the required property assessment_ready_at/,
  ],
  [
    'a field that a form must have now',
    (api) => {
      const schema = schemaOf(submit(api).requestBody);
      schema.properties.nickname = { type: 'string' };
      schema.required.push('nickname');
    },
    /^POST \/api\/applications added the new required request property nickname/,
  ],
  [
    'a field that takes less',
    (api) => (schemaOf(submit(api).requestBody).properties.message = { type: 'string', maxLength: 10 }),
    /^POST \/api\/applications .*message/,
  ],
  [
    'another status',
    (api) => {
      const { responses } = api.paths['/api/my/links'].post;
      responses[200] = responses[202];
      delete responses[202];
    },
    /^POST \/api\/my\/links removed the success response with the status 202/,
  ],
];

let found;
beforeAll(() => {
  const api = released();
  for (const [, change] of planted) change(api);
  found = breakingChanges(released(), api);
});

test.each(planted)('%s breaks pages of the release before', (_what, _change, line) => {
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
});

test('a call, an optional field or a code more breaks nothing', () => {
  const api = released();
  api.paths['/api/more'] = api.paths['/api/checkouts'];
  schemaOf(submit(api).requestBody).properties.nickname = { type: 'string' };
  expect(breakingChanges(released(), bare(api))).toEqual([]);
});

test('where oasdiff cannot be had, the comparison says so and does not pass', () => {
  const path = mkdtempSync(join(tmpdir(), 'blue-peony-path-'));
  symlinkSync('/bin/sh', join(path, 'sh'));
  const script = `import { breakingChanges } from '${import.meta.dirname}/api-changes.mjs'; breakingChanges({}, {});`;
  const env = { PATH: path, XDG_CACHE_HOME: path };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env,
  });
  rmSync(path, { recursive: true });
  expect([status, stderr]).toEqual([1, expect.stringContaining('install Go')]);
});
