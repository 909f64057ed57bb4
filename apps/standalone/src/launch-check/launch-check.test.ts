import { createSocket } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { lookup, readFacts, type Facts, type Lookup } from '@blue-peony/gateway/launch';
import { launchCheck } from './launch-check.ts';
import { readSettings } from './settings.ts';

const samples = readFacts();
const proof = { source: 'https://agency-reports.eu/2026', verified: true };

const told = {
  people: 'Ana and Ben',
  commission: '30 to 40 % of what the platform pays out',
  term: 'Three months',
  access: 'By an invitation as manager',
  chats: 'Ana',
  session: 'On Signal, never recorded',
  leaving: 'Access ends the same day',
};

const ended = { from: '', until: '2026-01-31T18:00:00Z', rests: false };

/** An agency without any finding. */
const clean: Facts = {
  ...samples,
  name: 'Rose',
  email: 'hello@rose-agency.eu',
  hero: { ...samples.hero, sample: false },
  samples: samples.samples.map((list) => ({ ...list, items: list.items.map(() => ({})) })),
  evidence: Object.fromEntries(Object.keys(samples.evidence).map((claim) => [claim, proof])),
  offers: { guide: ended, eu: ended, de: ended, ukr: ended },
  prices: {
    ...samples.prices,
    struck: { ...samples.prices.struck, us: 'none', eu: 'lowest', pl: 'lowest', de: 'lowest' },
  },
  legalEntity: {
    ...samples.legalEntity,
    name: 'Rose Talent sp. z o.o.',
    address: ['ul. Prosta 1', '00-001 Warszawa'],
    country: 'PL',
    register: 'KRS 0000123456',
    representedBy: 'Anna Nowak',
  },
  about: { en: told, pl: told, de: told, ukr: told, th: told },
  checkoutPages: { guide: 'https://whop.com/rose/guide', de: 'https://whop.com/rose/session-de' },
  sales: { plan_8KXq2mVh41LpZ: { product: 'digital-guide', language: 'en' } },
  dkimSelectors: ['s1'],
};

const environment = {
  PUBLIC_URL: 'https://www.rose-agency.eu',
  CHECKOUT_PROVIDER: 'whop',
  WHOP_API_KEY: 'key',
  WHOP_ACCOUNT_ID: 'biz_1',
  WHOP_WEBHOOK_SECRET: 'ws_1',
  SECOND_FACTOR: 'required',
  SMTP_URL: 'smtps://user:password@mail.rose-agency.eu',
  STAFF_NOTIFY_EMAIL: 'staff@rose-agency.eu',
  BACKUP_DIR: '/backups',
  AGE_RECIPIENT: 'age1qqqq',
};

const records: Record<string, string[]> = {
  'rose-agency.eu': ['v=spf1 include:mail.example -all'],
  's1._domainkey.rose-agency.eu': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.rose-agency.eu': ['v=DMARC1; p=reject'],
};

const dnsOf = (texts: Record<string, string[]>, mx = [{ exchange: 'mx.rose-agency.eu', priority: 1 }]): Lookup => ({
  resolveTxt: (name: string) => Promise.resolve((texts[name] ?? []).map((text) => [text])),
  resolveMx: () => Promise.resolve(mx),
});

type Planted = { facts?: Partial<Facts>; settings?: Record<string, string>; dns?: Lookup; away?: string };

const check = ({ facts, settings, dns = dnsOf(records), away }: Planted) =>
  launchCheck({
    facts: { ...clean, ...facts },
    settings: readSettings({ ...environment, ...settings }),
    dns,
    hasFile: (address) => address !== away,
  });

test('an agency with everything in place may launch, and is told what the specification fixes', async () => {
  const { text, code } = await check({});
  expect(text).toMatch(/^Fixed by the specification, shown as it is \(/);
  expect(text).toContain('TODAY ONLY');
  expect(text).toContain('Nothing stands against the launch.');
  expect(code).toBe(0);
});

test('every text that the specification fixes against the wish of a reader is named', async () => {
  const { text } = await check({});
  const page = await readFile(new URL('../../../../docs/languages/fixed-texts.md', import.meta.url), 'utf8');
  const fixed = [...page.matchAll(/^\|[^`\n]*\| `([^`]+)` +\|/gm)].map(([, words]) => words);
  expect(fixed).toContain('65% OFF - TODAY ONLY');
  for (const words of fixed) expect(text).toContain(words);
});

test('the agency that this repository shows may not launch: every sample of it is named by its country', async () => {
  const { text, code } = await check({ facts: samples });
  for (const { what, items } of samples.samples) expect(text).toContain(`${what}: ${items.length} of ${items.length}`);
  for (const country of ['Everywhere', 'United States', 'Euro countries', 'Poland', 'Germany', 'Ukraine', 'Thailand'])
    expect(text).toMatch(new RegExp(`^${country}\\n  sample|^${country}\\n  missing`, 'm'));
  expect(code).toBe(1);
});

test('a person that an owner has written is no sample, and what she tells is not missing', () => {
  const { samples: lists, about } = readFacts({
    'de/agency/landing#stories.1.name': 'Ingrid',
    'de/agency/about#about.term': 'Drei Monate',
  });
  const story = lists.find(({ country, what }) => country === 'Germany' && what === 'story');
  expect(story?.items.map(({ sample = false }) => sample)).toEqual([true, false, true]);
  expect([about.de.term, about.pl.term]).toEqual(['Drei Monate', '']);
});

const entity = (changed: Partial<Facts['legalEntity']>) => ({
  facts: { legalEntity: { ...clean.legalEntity, ...changed } },
});
const setting = (name: string, value = '') => ({ settings: { [name]: value } });
const claim = (changed: Partial<typeof proof>) => ({
  facts: { evidence: { 'guide.rating': { ...proof, ...changed } } },
});
const offers = (changed: Partial<Facts['offers']>) => ({ facts: { offers: { ...clean.offers, ...changed } } });
const story = (country: 'Poland', items: { sample?: boolean }[]) => ({
  facts: { samples: [{ country, what: 'story', where: 'texts/pl/agency/landing#stories', items }] },
});
const film = (captions: string): Planted => ({
  facts: { videos: [{ id: 'a', provider: 'file', address: '/media/a.mp4', captions }] },
});
const without = (name: string) => ({ dns: dnsOf({ ...records, [name]: [] }) });
const spf = (...texts: string[]) => ({ dns: dnsOf({ ...records, 'rose-agency.eu': texts }) });

test.each<[fault: string, planted: Planted, country: string, named: string]>([
  ['a sample name', { facts: { name: 'Blue Peony' } }, 'Everywhere', 'the name Blue Peony'],
  ['a mailbox nobody can own', { facts: { email: 'a@rose.example' } }, 'Everywhere', 'the mailbox a@rose.example'],
  [
    'a profile without https',
    { facts: { social: { ...samples.social, x: 'x.com/rose' } } },
    'Everywhere',
    'x: x.com/rose',
  ],
  [
    'an invented story',
    story('Poland', [{}, { sample: true }, {}]),
    'Poland',
    'story: 1 of 3  [texts/pl/agency/landing#stories.1.name]',
  ],
  ['a file that is not there', { away: samples.hero.video }, 'Everywhere', `no file ${samples.hero.video}`],
  ['no captions', film(''), 'Thailand', 'captions in th (none)'],
  ['a language without captions', { ...film('/a.{language}.vtt'), away: '/a.de.vtt' }, 'Germany', 'captions /a.de.vtt'],
  [
    'a rating without a source',
    claim({ source: '', verified: false }),
    'Everywhere',
    'guide.rating: no source, not ver',
  ],
  ['a claim that nobody looked up', claim({ verified: false }), 'Everywhere', 'guide.rating: not verified'],
  ['a claim verified by nothing', claim({ source: '' }), 'Everywhere', 'guide.rating: verified without a source'],
  ['an offer without an end', offers({ de: { ...ended, until: '' } }), 'Germany', 'end of the offer "today only" (de)'],
  ['no legal entity', entity({ name: '' }), 'Everywhere', 'the legal entity'],
  ['no postal address', entity({ address: [] }), 'Everywhere', 'postal address'],
  [
    'no word on the commission',
    { facts: { about: { ...clean.about, de: { ...told, commission: '' } } } },
    'Germany',
    'before she decides: commission',
  ],
  ['no register', entity({ register: '' }), 'Germany', 'register and number'],
  [
    'a seat abroad without a representative',
    entity({ country: 'US' }),
    'Poland',
    'representative in the European Union',
  ],
  [
    'a sample checkout page',
    { facts: { checkoutPages: samples.checkoutPages } },
    'Euro countries',
    'checkout page https://',
  ],
  ['a placeholder plan', { facts: { sales: samples.sales } }, 'Thailand', 'plan id plan_filming_session_th'],
  ['no address', setting('PUBLIC_URL'), 'Everywhere', 'the address of the site  [PUBLIC_URL]'],
  [
    'the sample address',
    setting('PUBLIC_URL', 'https://bluepeony.example'),
    'Everywhere',
    'the address https://bluepeony',
  ],
  ['an address without TLS', setting('PUBLIC_URL', 'http://rose-agency.eu'), 'Everywhere', 'is no https address'],
  ['the sandbox', setting('CHECKOUT_PROVIDER', 'sandbox'), 'Everywhere', 'the sandbox sells'],
  ['a provider without its secret', setting('WHOP_WEBHOOK_SECRET'), 'Everywhere', 'WHOP_WEBHOOK_SECRET'],
  ['one factor for staff', setting('SECOND_FACTOR', 'optional'), 'Everywhere', 'with one factor'],
  ['no mail server', setting('SMTP_URL'), 'Everywhere', 'SMTP_URL'],
  ['no mailbox of staff', setting('STAFF_NOTIFY_EMAIL'), 'Everywhere', 'STAFF_NOTIFY_EMAIL'],
  ['no backup', setting('BACKUP_DIR'), 'Everywhere', 'a place for backups'],
  ['a backup that is not encrypted', setting('AGE_RECIPIENT'), 'Everywhere', 'backups are not encrypted'],
  ['no SPF', without('rose-agency.eu'), 'Everywhere', 'SPF record  [rose-agency.eu]'],
  ['two SPF records', spf('v=spf1 -all', 'v=spf1 mx -all'), 'Everywhere', '2 SPF records'],
  ['SPF for everybody', spf('v=spf1 +all'), 'Everywhere', 'lets everybody send'],
  ['no DKIM key', without('s1._domainkey.rose-agency.eu'), 'Everywhere', 'DKIM key  [s1._domainkey'],
  ['no DKIM selector', { facts: { dkimSelectors: [] } }, 'Everywhere', 'selector of the DKIM key'],
  ['no DMARC', without('_dmarc.rose-agency.eu'), 'Everywhere', 'DMARC record  [_dmarc.rose-agency.eu]'],
  ['a mailbox without a server', { dns: dnsOf(records, []) }, 'Everywhere', 'MX record'],
])('%s keeps an agency from its launch and is named', async (_, planted, country, named) => {
  const { text, code } = await check(planted);
  const own = text.split('\n\n').find((part) => part.startsWith(`${country}\n`));
  expect(own).toContain(named);
  expect(code).toBe(1);
});

test('a DNS server that does not answer is waited for once, and named', async () => {
  const silent = createSocket('udp4');
  await new Promise<void>((bound) => silent.bind(0, '127.0.0.1', bound));
  const dns = lookup(50);
  dns.setServers([`127.0.0.1:${silent.address().port}`]);
  const { text, code } = await check({ dns });
  silent.close();
  expect(text.match(/unknown +an answer of DNS/g)).toHaveLength(4);
  expect(code).toBe(1);
});
