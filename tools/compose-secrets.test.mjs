import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blue-peony-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (env = {}) =>
  execFileSync(process.execPath, [resolve(import.meta.dirname, '../deploy/compose/secrets.mjs'), folder], { env });
const read = (path) => readFileSync(join(folder, path), 'utf8');

test('no service is given a secret of another one, but for those with which it may call it', () => {
  make();
  const seen = new Map();
  for (const service of ['gateway', 'intake', 'commerce', 'notification', 'backup'])
    for (const name of readdirSync(join(folder, service)).filter((one) => !/^EVENTS_URL$|_INNER_SECRET$/.test(one))) {
      const value = read(`${service}/${name}`);
      if (value) expect([service, name, seen.get(value)]).toEqual([service, name, undefined]);
      seen.set(value, `${service}/${name}`);
    }
  const [toIntake, toCommerce] = [read('intake/INTAKE_INNER_SECRET'), read('commerce/COMMERCE_INNER_SECRET')];
  expect(toIntake).not.toBe(toCommerce);
  expect(read('notification/INTAKE_INNER_SECRET')).toBe(toIntake);
  expect(read('gateway/INTAKE_INNER_SECRET')).toBe(toIntake);
  expect(read('notification/COMMERCE_INNER_SECRET')).toBe(toCommerce);
  expect(readdirSync(join(folder, 'commerce'))).not.toContain('INTAKE_INNER_SECRET');
  expect(readdirSync(join(folder, 'gateway'))).not.toContain('COMMERCE_INNER_SECRET');
});

test('the S3 server opens the buckets of a service to its key alone', () => {
  make();
  const { identities } = JSON.parse(read('s3/s3.json'));
  expect(identities.map(({ name, actions }) => [name, actions])).toEqual([
    ['intake', ['Admin:bp-form-uploads', 'Admin:bp-ledger']],
    ['commerce', ['Admin:bp-guide-files']],
    ['backup', ['Admin']],
  ]);
  for (const { name, credentials } of identities)
    expect(credentials[0].secretKey).toBe(read(`${name}/S3_SECRET_ACCESS_KEY`));
});

test('secrets stay from start to start, and those that are given replace them', () => {
  make();
  const [photos, shop] = [read('gateway/PHOTO_LINK_SECRET'), read('commerce/SHOP_SECRET')];
  make({ SHOP_SECRET: 'x'.repeat(32), SHOP_SECRET_PREVIOUS: shop });
  expect(read('gateway/PHOTO_LINK_SECRET')).toBe(photos);
  expect([read('commerce/SHOP_SECRET'), read('commerce/SHOP_SECRET_PREVIOUS')]).toEqual(['x'.repeat(32), shop]);
});
