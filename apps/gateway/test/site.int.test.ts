import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pricesOf } from '@blue-peony/agency';
import { priceRows, privacyVersionPattern, type Site, type SiteContent } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { makeSite } from './a-site.ts';
import { readPublished } from '../src/index.ts';
import { json, manager, owner, reviewer, useGateway, useReplica, useService } from './gateway-under-test.ts';

let site: Awaited<ReturnType<typeof makeSite>>;
beforeAll(async () => void (site = await makeSite()));
const shop = useService();
const gateway = useGateway(() => ({ siteDir: site.siteDir, siteDataDir: site.siteDataDir, commerceUrl: shop.url }));
const replica = useReplica(gateway, () => ({ siteDataDir: `${site.folder}/replica` }));
afterAll(() => rm(site.folder, { recursive: true }));

const tokens = { owner: '', manager: '', reviewer: '' };
beforeAll(async () => {
  await gateway.ensureStaff(manager);
  for (const [who, account] of Object.entries({ owner, manager, reviewer }))
    tokens[who as keyof typeof tokens] = (await gateway.signIn(account)).access_token;
});

type Who = keyof typeof tokens;
type Answer = Site & {
  number: number;
  version: number;
  id: string;
  address: string;
  code?: string;
  detail?: string;
  errors?: object[];
  items: object[];
};

async function call(who: Who, method: string, path = '', body?: object) {
  const response = await gateway.call(`/api/admin/site${path}`, tokens[who], { method, body });
  return { status: response.status, body: (await response.json()) as Answer };
}
const read = async () => (await call('manager', 'GET')).body;
const named = (name: string, texts: SiteContent['texts'] = {}): SiteContent => ({ facts: { agency: { name } }, texts });
const save = async (content: SiteContent, who: Who = 'manager') =>
  call(who, 'PUT', '/draft', { content, version: (await read()).draft.version });
const publish = async (note = '', who: Who = 'owner') =>
  call(who, 'POST', '/publish', { version: (await read()).draft.version, note });
/** Saves it and publishes it. */
const release = async (facts: SiteContent['facts']) => {
  await save({ facts, texts: {} });
  return publish();
};
const page = async (path = '/', url = gateway.url) => (await fetch(url + path)).text();
const shows = (name: string, url = gateway.url) => until(async () => (await page('/pl', url)).includes(`of ${name} `));

const spoken = { 'pl/agency/buyer#buyer.contact': 'Napisz do nas' };

test('a published draft is what visitors see, at every server, and a page opened before finds its files', async () => {
  expect(await page()).toBe('index.html of Seed');
  expect(await read()).toMatchObject({ published: null, draft: { version: 0, base: 0, by: null } });
  expect((await save(named('Rose', { ...spoken, 'en/landing#lead': 'Hi' }))).status).toBe(200);
  expect((await publish('First')).body).toEqual({ number: 1 });
  await shows('Rose');
  await shows('Rose', replica.url);
  const [, first] = /src="([^"]+)"/.exec(await page())!;
  expect(await page()).toContain(`index.html of Rose at ${gateway.config.publicUrl}`);
  expect(await page(first)).toBe('Rose');
  // What a command judges without a gateway.
  expect((await readPublished(gateway.config.databaseUrl)).facts).toEqual(named('Rose').facts);
  const { published, draft, rendering } = await read();
  expect(published).toMatchObject({ number: 1, by: 'owner', note: 'First', parent: null });
  expect([draft.base, draft.by, rendering]).toEqual([1, 'manager', { state: 'current' }]);

  await release(named('Violet').facts);
  await shows('Violet');
  expect([await page(first), await page(first!.replace('name', 'font'))]).toEqual(['Rose', 'font']);
  expect(await page('/assets/font.js')).toBe('font');
  const unknown = await fetch(`${gateway.url}/assets/r-0123456789abcdef/name.js`);
  expect([await unknown.text(), unknown.headers.get('cache-control')]).toEqual(['Violet', 'no-cache']);
});

test('a manager saves a draft but does not publish; a reviewer and an old session do neither', async () => {
  expect((await publish('', 'manager')).body.code).toBe('forbidden');
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '/draft', { content: named('Thorn'), version: 0 }],
    ['POST', '/publish', { version: 0, note: '' }],
  ] as const)
    expect((await call('reviewer', method, path, body)).status).toBe(403);
  await gateway.forgetPresence();
  expect((await publish()).body.code).toBe('reauthentication_needed');
  tokens.owner = (await gateway.signIn(owner)).access_token;
});

test('a draft that a colleague saved in between stays, and the refusal names her', async () => {
  const { version } = (await read()).draft;
  await save(named('Hers'), 'owner');
  const late = await call('manager', 'PUT', '/draft', { content: named('His'), version });
  expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict', detail: 'owner' } });
  expect((await call('owner', 'POST', '/publish', { version, note: '' })).status).toBe(409);
  expect((await read()).draft.content).toEqual(named('Hers'));
});

test('texts of a draft are listed, and what is wrong in it is found and keeps it from being published', async () => {
  await save(named('Rose', { 'en/landing#lead': 'Hi {agency' }));
  expect((await call('manager', 'GET', '/texts')).body).toMatchObject({
    items: [{ texts: { en: { seed: 'Hello', own: 'Hi {agency' } } }],
  });
  const finding = { path: 'en/landing#lead', problem: 'A brace is open' };
  expect((await call('manager', 'POST', '/check')).body).toEqual({ findings: [finding] });
  const { status, body } = await publish();
  expect([status, body.errors]).toEqual([422, [{ field: finding.path, code: 'invalid' }]]);
});

test('what cannot be rendered is not published: the reason is said and the pages stay', async () => {
  const before = (await read()).published;
  const refusal = { status: 422, body: { detail: 'The hero is too heavy' } };
  expect(await release(named('Fails').facts)).toMatchObject(refusal);
  expect([(await read()).published, await page('/pl')]).toEqual([before, expect.stringContaining('of Violet ')]);
});

test('while one server renders a draft to publish it, the others do so too, and show nothing of it', async () => {
  await save(named('Early'));
  const { body } = await call('manager', 'POST', '/preview');
  await gateway.sql.query('UPDATE site_draft SET wanted_at = now()');
  await until(() => existsSync(join(site.folder, 'replica/site', body.id)));
  expect(await page('/pl', replica.url)).not.toContain('Early');
});

test('a draft is previewed as a page without script, and nobody else sees it', async () => {
  await save(named('Secret'));
  const { id, address } = (await call('manager', 'POST', '/preview')).body;
  const preview = await fetch(`${gateway.url}${address}?page=/pl`);
  expect(await preview.text()).toContain(`/assets/r-${id}/name.js"></script>pl.html of Secret at http`);
  const policy = preview.headers.get('content-security-policy');
  expect(policy).toBe(
    "default-src 'self'; script-src 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
  );
  expect(await page(address, replica.url)).toContain('of Secret');
  expect((await fetch(gateway.url + address.replace('previews/', 'previews/0'))).status).toBe(404);
  expect(await page('/pl')).not.toContain('Secret');
});

test('an earlier revision is restored as a new one; each publication is in the audit, and services hear of the facts and of what they say', async () => {
  const { number } = (await read()).published!;
  expect((await call('owner', 'POST', '/revisions/99/restore', { note: '' })).status).toBe(404);
  expect((await call('manager', 'POST', '/revisions/1/restore', { note: '' })).status).toBe(403);
  expect((await call('owner', 'POST', '/revisions/1/restore', { note: 'Back' })).body).toEqual({ number: number + 1 });
  await shows('Rose', replica.url);
  const { items } = (await call('manager', 'GET', '/revisions')).body;
  expect(items[0]).toMatchObject({ number: number + 1, parent: number, note: 'Back' });
  expect((await read()).draft.content).toEqual(named('Secret'));
  expect(await gateway.audited(100, { action: 'site.%' })).toEqual([
    { action: 'site.published', subject: '1', detail: 'First' },
    { action: 'site.published', subject: '2', detail: '' },
    { action: 'site.restored', subject: '3', detail: '1' },
  ]);
  const told = await gateway.sql.query(`SELECT event->'payload' AS payload FROM outbox WHERE type LIKE '%agency%'`);
  expect(told.rows).toContainEqual({ payload: named('Rose', spoken) });
});

test('an offer begins and ends by the clock at every server, without a publication', async () => {
  const [from, to] = [3_000, 6_000].map((ms) => new Date(Date.now() + ms).toISOString());
  await release({ agency: { name: 'Offer' }, offers: { guide: { from, until: to } } });
  const offers = async (shown: boolean) => {
    for (const url of [gateway.url, replica.url])
      await until(async () => /of Offer .*"guide":\{"rests":true/.test(await page('/pl', url)) !== shown);
  };
  await offers(false);
  await offers(true);
  await offers(false);
  expect(Date.now()).toBeGreaterThan(Date.parse(to!));
});

/** The facts of the newest event about them. */
async function newestFacts() {
  const { rows } = await gateway.sql.query<{ facts: SiteContent['facts'] }>(
    `SELECT event #> '{payload,facts}' AS facts FROM outbox WHERE type LIKE '%agency%'
     ORDER BY event ->> 'occurredAt' DESC LIMIT 1`,
  );
  return rows[0]!.facts;
}

/** What commerce says of the prices of these facts; the lowest of the last 30 days is twice as much. */
const charges = (facts: SiteContent['facts']) => {
  const items = priceRows(pricesOf(facts)).map((row) => ({ ...row, lowest: null, lowest_30_days: 2 * row.amount }));
  shop.answer = json({ items });
};
const shopIsAway = () => (shop.answer = json({}, 500));

test('a published price has the lowest of the 30 days before with it, in pages, draft and event, and keeps it', async () => {
  const facts = { agency: { name: 'Price' }, prices: { guide: 5.99, sessions: { EUR: [50, 30, 26, 23, 22, 21] } } };
  charges({});
  expect((await release(facts)).status).toBe(200);
  await shows('Price');
  // A raise has no price of before.
  const prices = { ...facts.prices, lowest: { guide: 13.98 } };
  expect(await page()).toContain('"lowest":{"guide":13.98}');
  expect((await read()).draft.content.facts.prices).toEqual(prices);
  expect((await newestFacts()).prices).toEqual(prices);

  // Other facts need no shop, and its history is not asked again.
  shopIsAway();
  await release({ ...facts, agency: { name: 'Same price' } });
  await shows('Same price');
  expect(await page()).toContain('"lowest":{"guide":13.98}');
});

test('a price is not published while the shop is away, or has not taken the last one yet', async () => {
  const { prices } = (await read()).draft.content.facts as { prices: object };
  const next = { agency: { name: 'Next' }, prices: { ...prices, guide: 4.99 } };
  shopIsAway();
  expect((await release(next)).status).toBe(503);
  charges({});
  const behind = { code: 'unavailable', detail: expect.stringContaining('not in the shop') };
  expect((await publish()).body).toMatchObject(behind);
  charges({ prices });
  expect((await publish()).status).toBe(200);
  charges(next);
});

test('pages have the reviews that staff have published, keep them while the shop is away, and lose what is deleted', async () => {
  const newest = [{ stars: 4, name: 'Clara', words: 'Calm and honest.', language: 'de', written_on: '2026-12-01' }];
  const says = (items: object[]) =>
    void (shop.answer = (request, response) =>
      request.url === '/api/reviews' ? response.end(JSON.stringify({ items })) : response.writeHead(500).end());
  says([{ product: 'digital-guide', count: 3, average: 4.3, newest }]);
  await until(async () => (await page()).includes('"digital-guide":{"count":3,"average":4.3'));
  await until(async () => (await page('/', replica.url)).includes('Calm and honest.'));
  shopIsAway();
  const { prices } = (await read()).draft.content.facts;
  await release({ agency: { name: 'While away' }, prices });
  await shows('While away');
  expect(await page()).toContain('Calm and honest.');
  says([]);
  await until(async () => !(await page()).includes('Calm and honest.'));
  charges({ prices });
});

test('other words of a legal text make a version, which the page, the history and the services have', async () => {
  const legalOf = async () => (await call('manager', 'GET', '/revisions')).body.items[0] as { legal_version: string };
  const publishAs = async (entity: string, ours = 'Legal') => {
    await release({ agency: { name: ours }, legalEntity: { name: entity } });
    await shows(ours);
    return (await legalOf()).legal_version;
  };
  const first = await publishAs('Rose AS');
  expect(first).toMatch(privacyVersionPattern);
  expect(await publishAs('Rose AS', 'Other')).toBe(first);
  const second = await publishAs('Rose & Sons');
  expect([second === first, await page('/pl')]).toEqual([false, expect.stringContaining(second)]);
  const text = (version: string) => page(`/api/legal/${version}/de`);
  expect(await Promise.all([first, second].map(text))).toEqual([`${first}\n\nRose AS\n`, `${second}\n\nRose & Sons\n`]);
  expect((await fetch(`${gateway.url}/api/legal/2001-01-01/de`)).status).toBe(404);
  // What somebody has read before costs the database nothing.
  await gateway.ownerSql.query('BEGIN; LOCK TABLE site_revisions IN ACCESS EXCLUSIVE MODE');
  expect(await text(first).finally(() => gateway.ownerSql.query('ROLLBACK'))).toBe(`${first}\n\nRose AS\n`);
  expect((await newestFacts()).legalVersions).toEqual([first, second]);
});

test('no connection of the service or of its owner changes a published revision', async () => {
  for (const sql of [gateway.sql, gateway.ownerSql])
    for (const change of ['UPDATE site_revisions SET note = $$x$$', 'DELETE FROM site_revisions'])
      await expect(sql.query(change)).rejects.toMatchObject({ code: '42501' });
});
