import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AgencyFacts } from '@blue-peony/agency/schema';
import { Renderer } from '../src/site/render/renderer.ts';

const siteDir = fileURLToPath(new URL('../../site/dist', import.meta.url));
const everywhere = (name: string) => ({ en: name, pl: name, de: name, ukr: name, th: name });
const pay = (page: string) => `https://pay.velvet.example/${page}`;
const facts: AgencyFacts = {
  agency: {
    name: 'Velvet Rose Management',
    email: 'hello@velvet.example',
    hero: { video: '', picture: '' },
  },
  offices: [
    { id: 'north', country: 'NO', names: everywhere('Oslo, Norway') },
    { id: 'south', country: 'FR', names: everywhere('Lyon, France') },
  ],
  legalEntity: { name: 'Velvet Rose AS', address: ['1 Harbor Street', 'Oslo'], country: 'NO' },
  mark: { viewBox: '-24 -24 48 48', drawing: '<circle r="20" fill="#aa0022"/>' },
  colors: { brand: '#a01030' },
  trackingIds: { meta: '4711' },
  prices: {
    guide: 5.49,
    regular: { guide: 17.49, EUR: 83, PLN: 210 },
    sessions: {
      USD: [111, 110, 109, 108, 107, 106],
      EUR: [44, 43, 42, 41, 39, 38],
      PLN: [113, 112, 111, 109, 108, 107],
    },
  },
  checkoutFallbacks: {
    'digital-guide': pay('guide'),
    'teasing-content': { us: pay('us'), pl: pay('pl'), ukr: pay('ukr'), th: pay('th'), de: pay('de'), eu: pay('eu') },
  },
};
const texts = {
  'en/landing#landing.hero.lead': 'At {agency} you stay yourself.',
  'pl/agency/landing#stories.0.name': 'Ingrid',
  'en/agency/about#about.term': 'Three months with {agency}.',
  'pl/agency/fields#fields.whatsapp': 'Numer Whats',
};

const renderer = new Renderer(siteDir);
let into: string;
const page = (file: string) => readFile(join(into, file), 'utf8');

beforeAll(async () => {
  into = await mkdtemp(join(tmpdir(), 'blue-peony-second-agency-'));
  await renderer.run('renderSite', {
    content: { facts: { ...facts, agency: { ...facts.agency, legalUpdated: '2030-05-06.2' } }, texts },
    id: 'r1',
    into,
  });
});
afterAll(() => rm(into, { recursive: true, force: true }));

test('nothing that is rendered for a second agency names the first one, in any language', async () => {
  const files = (await readdir(into, { recursive: true })).filter((name) => /\.(html|js|json|xml|txt)$/.test(name));
  const named: string[] = [];
  for (const file of files) if (/Blue Peony|hello@blue|Cheyenne|Pattaya/.test(await page(file))) named.push(file);
  expect(files.filter((name) => name.endsWith('.html')).length).toBeGreaterThan(60);
  expect(named).toEqual([]);
});

test('no page, script or data for search engines shows a price of the first agency', async () => {
  const files = (await readdir(into, { recursive: true })).filter((name) => /\.(html|js|json|txt)$/.test(name));
  const priced: string[] = [];
  // What a creator may charge her fans, in the guide's example.
  const example = /\$24\.99[^$]*\$19\.99/g;
  const price = /(?<![\d.,])(6[.,]99|19[.,]99|12[.,]99|65\s?%|80\s€|200\szł|1999\b)|€80/;
  for (const file of files) if (price.test((await page(file)).replace(example, ''))) priced.push(file);
  expect(priced).toEqual([]);
  const [guide, german] = await Promise.all([
    page('products/how-to-start-onlyfans.html'),
    page('de/filming-services.html'),
  ]);
  for (const said of ['$5.49', '$17.49', '69% OFF - TODAY ONLY']) expect(guide).toContain(said);
  expect(german).toMatch(/Statt 83\s€ jetzt 44\s€ pro Stunde, nur heute/);
});

test('her facts and texts stand in the pages, their scripts, their policy and the data for search engines', async () => {
  const [home, polish, privacy] = await Promise.all([page('index.html'), page('pl.html'), page('th/privacy.html')]);
  expect(home).toContain('At Velvet Rose Management you stay yourself.');
  expect(home.match(/Three months with Velvet Rose Management\./g)).toHaveLength(1);
  expect(home).toMatch(/<title>[^<]*Velvet Rose Management/);
  expect(home).toContain('"addressLocality":"Lyon","addressCountry":"FR"');
  expect(home).not.toMatch(/#4c6fff|#0b1020/);
  // A flag keeps its colors.
  expect(home).toContain('fill="#05b"');
  expect(polish).toContain('Ingrid');
  expect(polish).toContain('Numer Whats');
  expect(privacy).toContain('Harbor');
  expect(privacy).toContain('06.05.2030');
  const { routes } = JSON.parse(await page('manifest.json')) as {
    routes: Record<string, { headers: Record<string, string> }>;
  };
  expect(routes['/']!.headers['content-security-policy']).toContain('https://connect.facebook.net');
  const [client] = /assets\/r-r1\/client-[\w-]+\.js/.exec(home)!;
  expect(await page(client)).toContain('assets/r-r1/');
  const scripts = await Promise.all(
    (await readdir(join(into, 'assets/r-r1'))).map((name) => page(`assets/r-r1/${name}`)),
  );
  expect(scripts.filter((code) => code.includes('Ingrid'))).toHaveLength(1);
  expect(scripts.some((code) => code.includes('2030-05-06.2'))).toBe(true);
});

test('the texts of mails and the labels of the form are listed in five languages, each under its own key', async () => {
  const listed = new Map((await renderer.run('listTexts', { facts: {}, texts: {} })).map((text) => [text.key, text]));
  for (const key of [
    'agency/applicant#applicant.received.intro',
    'agency/cases#cases.returned.intro',
    'agency/fields#fields.email',
  ])
    expect(Object.keys(listed.get(key)!.texts).toSorted()).toEqual(['de', 'en', 'pl', 'th', 'ukr']);
  expect(listed.get('agency/buyer#buyer.contact')!.placeholders).toEqual(['mailbox']);
});
