import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SiteFinding } from '@blue-peony/contracts';
import { makeSite } from './a-site.ts';
import { json, owner, useGateway, useService } from './gateway-under-test.ts';

let site: Awaited<ReturnType<typeof makeSite>>;
beforeAll(async () => void (site = await makeSite()));
const intake = useService();
const gateway = useGateway(() => ({
  siteDir: site.siteDir,
  siteDataDir: site.siteDataDir,
  intakeUrl: intake.url,
}));
afterAll(() => rm(site.folder, { recursive: true }));

const hashes = { light: 'a'.repeat(64), said: 'b'.repeat(64), heavy: 'c'.repeat(64), gone: 'd'.repeat(64) };
const bytes = { [hashes.light]: 90_000, [hashes.said]: 213_000, [hashes.heavy]: 700_000 };
const item = {
  kind: 'video',
  address: '/api/media/x/video.mp4',
  name: 'hero.mp4',
  bytes: 1,
  width: null,
  height: null,
  seconds: 4,
  at: '2026-11-26T10:00:00.000Z',
  staff_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
};
let token = '';
let version = 0;
beforeAll(async () => {
  const listed = json({ items: Object.values(hashes).map((hash) => ({ ...item, hash })) });
  intake.answer = (request, response) => {
    const { method, url = '' } = request;
    if (url === '/api/admin/media') return listed(request, response);
    const found = bytes[url.split('/')[3]!];
    if (method === 'HEAD') return response.writeHead(found ? 200 : 404, found ? { 'content-length': found } : {}).end();
    return json({})(request, response);
  };
  token = (await gateway.signIn(owner)).access_token;
});

type Answer = {
  version: number;
  findings: SiteFinding[];
  items: { draft: boolean; revision: number | null }[];
};

async function call(method: string, path: string, body?: object) {
  const response = await gateway.call(`/api/admin/${path}`, token, { method, body });
  return { status: response.status, body: (await response.json()) as Answer };
}
const film = (hash: string) => ({ agency: { hero: { video: `/api/media/${hash}/video.mp4`, picture: '' } } });
async function draft(facts: object): Promise<SiteFinding[]> {
  const content = { facts, texts: {} };
  version = (await call('PUT', 'site/draft', { content, version })).body.version;
  return (await call('POST', 'site/check')).body.findings;
}
const publish = () => call('POST', 'site/publish', { version, note: '' });
const path = 'facts.agency.hero.video';

test('a draft that names a file that is not there, or a film that is too heavy, is not published', async () => {
  expect(await draft(film(hashes.gone))).toEqual([{ path, problem: 'This file is not there.' }]);
  expect((await publish()).status).toBe(422);
  expect(await draft({ agency: { hero: { video: '/media/gone.mp4' } } })).toHaveLength(1);
  expect(await draft(film(hashes.heavy))).toEqual([{ path, problem: 'It weighs 700 kB; the most is 600 kB.' }]);
  expect((await publish()).status).toBe(422);
});

test('a film that comes late on slow lines is named and may be published; a light one is not named', async () => {
  expect(await draft(film(hashes.light))).toEqual([]);
  expect(await draft(film(hashes.said))).toEqual([
    { path, allowed: true, problem: expect.stringContaining('It weighs 213 kB') },
  ]);
  expect((await publish()).status).toBe(200);
});

test('a file that the draft or a revision names is not deleted, and the list says where it is used', async () => {
  await draft(film(hashes.light));
  const { items } = (await call('GET', 'media')).body;
  expect(items.map(({ draft, revision }) => [draft, revision])).toEqual([
    [true, null],
    [false, 1],
    [false, null],
    [false, null],
  ]);
  const remove = async (hash: string) => (await call('DELETE', `media/${hash}`)).status;
  expect([await remove(hashes.light), await remove(hashes.said), await remove(hashes.heavy)]).toEqual([409, 409, 200]);
  expect(await gateway.audited(100, { action: 'media.removed' })).toMatchObject([{ subject: hashes.heavy }]);
});
