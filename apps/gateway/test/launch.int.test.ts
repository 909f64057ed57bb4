import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Launch, ServingManifest } from '@blue-peony/contracts';
import { owner, useGateway, useReplica } from './gateway-under-test.ts';

let folder: string;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launch-'));
  const page = { file: 'index.html', status: 200, headers: {} };
  const site: ServingManifest = { redirects: [], routes: { '/': page }, patterns: [], notFound: page, assets: [] };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(site));
  await writeFile(join(folder, 'index.html'), '<h1>Home</h1>');
});
const gateway = useGateway(() => ({ publicUrl: 'https://www.rose-agency.eu', siteDir: folder }));
const laptop = useReplica(gateway, () => ({ publicUrl: 'http://localhost:8080' }));
beforeAll(async () => void (token = (await gateway.signIn(owner)).access_token));
afterAll(() => rm(folder, { recursive: true }));

const read = async () => (await (await gateway.call('/api/admin/launch', token)).json()) as Launch;
const accept = (point: string, by = token) =>
  gateway.post('/api/admin/launch/acceptances', { point }, { authorization: `Bearer ${by}` });
const robots = async (url = gateway.url) => (await fetch(url)).headers.get('x-robots-tag');
const indexing = async (url = gateway.url) => (await fetch(`${url}/api/indexing`)).json();

test('every page at a public address keeps search engines away until an owner has accepted each point by name', async () => {
  expect([await robots(), await indexing()]).toEqual(['noindex', { allowed: false }]);
  const { points, open, ...rest } = await read();
  expect(rest).toEqual({ public: true });
  expect(points).toContainEqual(
    expect.objectContaining({ country: 'Everywhere', kind: 'sample', what: 'the name Blue Peony', accepted: null }),
  );
  expect(points.map(({ where }) => where)).toEqual(expect.arrayContaining(['SECOND_FACTOR', 'backup drill']));

  const red = points.filter(({ kind }) => kind !== 'unknown');
  expect(open).toBe(red.length);
  for (const { id } of red.slice(1)) expect((await accept(id)).status).toBe(200);
  expect([await robots(), (await read()).open]).toEqual(['noindex', 1]);
  expect((await read()).points.find(({ accepted }) => accepted)?.accepted?.by).toBe('owner');
  await accept(red[0]!.id);
  await accept(red[0]!.id);
  expect([await robots(), await indexing(), (await read()).open]).toEqual([null, { allowed: true }, 0]);
  const { rows } = await gateway.sql.query(
    `SELECT detail FROM audit WHERE action = 'settings.changed' AND subject = 'launch' ORDER BY id`,
  );
  expect(rows.map(({ detail }) => detail)).toEqual([...red.slice(1), red[0]!].map(({ id }) => id));
});

test('a proven backup is no point any more', async () => {
  await gateway.ownerSql.query(`INSERT INTO proofs (name) VALUES ('backup')`);
  expect((await read()).points.map(({ where }) => where)).not.toContain('backup drill');
});

test('only an owner reads and accepts, and only points that there are', async () => {
  expect((await accept('facts/agency/name: another name')).status).toBe(404);
  const other = (await gateway.signIn()).access_token;
  expect((await accept('facts/agency/name: the name Blue Peony', other)).status).toBe(403);
  expect((await gateway.call('/api/admin/launch', other)).status).toBe(403);
});

test('a laptop shows the whole sample site as it is', async () => {
  expect([await robots(laptop.url), await indexing(laptop.url)]).toEqual([null, { allowed: true }]);
});
