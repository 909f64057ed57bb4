import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { locales, servingManifestSchema } from '@blue-peony/contracts';
import sharp from 'sharp';

const dist = resolve(import.meta.dirname, '../../site/dist');
const read = (file: string) => readFileSync(resolve(dist, file), 'utf8');
const { routes } = servingManifestSchema.parse(JSON.parse(read('manifest.json')));

type Facts = Record<string, unknown> & { '@type': string };

const all = Object.entries(routes)
  .filter(([, { file }]) => file.endsWith('.html'))
  .map(([path, { file }]) => ({ path, html: read(file) }));
const pages = all.filter(({ html }) => html.includes('<link rel="canonical"'));

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>|[\u00ad\u200b\u2060]/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const metas = (html: string, property: string) =>
  [...html.matchAll(new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'))].map(([, value]) =>
    plain(value!),
  );
const facts = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!) as Facts)
    .find((block) => block['@type'] === type);
const page = (path: string) => pages.find((candidate) => candidate.path === path)!.html;
/** The path without the origin, which the server inserts. */
const pathOf = (address: string) => new URL(address).pathname;

test('each page that search engines may show has a share picture of its own, whose words its text alternative repeats', async () => {
  const pictures = pages.map(({ html }) => pathOf(metas(html, 'og:image')[0]!));
  expect(pages.length).toBe(37);
  expect(new Set(pictures).size).toBe(pages.length);
  for (const [index, { path, html }] of pages.entries()) {
    const file = resolve(dist, pictures[index]!.slice(1));
    expect([path, existsSync(file)]).toEqual([path, true]);
    // Another test in this process may have disabled sharp's file loaders.
    const { format, width, height } = await sharp(readFileSync(file)).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    const heading = plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!);
    expect([path, metas(html, 'og:image:alt')]).toEqual([path, [`${agency.name}: ${heading}`]]);
  }
});

test('each page has a description, one that search engines may not show its title', () => {
  const missing = all.filter(({ html }) => !/<meta name="description" content="[^"]/.test(html));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test.each(locales)('$name pages name their other languages for a shared link', ({ prefix, tag }) => {
  const regions = { en: 'en_US', pl: 'pl_PL', de: 'de_DE', uk: 'uk_UA', th: 'th_TH' };
  const html = page(prefix || '/');
  expect(metas(html, 'og:locale')).toEqual([regions[tag]]);
  const others = Object.values(regions).filter((region) => region !== regions[tag]);
  expect(metas(html, 'og:locale:alternate')).toEqual(others);
});

test('the guide article says that it is one, and when it was written and changed, in its data and on the page', () => {
  const html = page('/how-to-start-onlyfans');
  const [published] = metas(html, 'article:published_time');
  const [updated] = metas(html, 'article:modified_time');
  expect(metas(html, 'og:type')).toEqual(['article']);
  expect(facts(html, 'Article')).toMatchObject({ datePublished: published, dateModified: updated });
  expect(html).toContain(`<time dateTime="${updated}"`);
  expect(metas(page('/'), 'og:type')).toEqual(['website']);
});

describe('the data for search engines', () => {
  const asked = ['', '/pl', '/de', '/ukr', '/th'].flatMap((prefix) => [prefix || '/', `${prefix}/filming-services`]);

  test.each([...asked, '/eu/filming-services'])('of %s holds the questions and answers that the page shows', (path) => {
    const html = page(path);
    const shown = plain(html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll('<!-- -->', ''));
    const { mainEntity } = facts(html, 'FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity.length).toBe(path.endsWith('filming-services') ? 5 : 8);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(shown).toContain(name);
      expect(shown).toContain(acceptedAnswer.text);
    }
  });

  test('tell the way to a page as its last navigation shows it', () => {
    for (const { path, html } of pages) {
      const trail = facts(html, 'BreadcrumbList') as unknown as
        { itemListElement: { name: string; item: string }[] } | undefined;
      // A home page begins the way; the page about help leads nowhere else.
      if (locales.some(({ prefix }) => [prefix || '/', `${prefix}/help`].includes(path))) {
        expect([path, trail]).toEqual([path, undefined]);
        continue;
      }
      const nav = /<nav aria-label="[^"]*" class="[^"]*"><ol.*?<\/nav>/s.exec(html)![0];
      const links = [...nav.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, name]) => [to, plain(name!)]);
      expect(trail!.itemListElement.map(({ name, item }) => [pathOf(item), name])).toEqual(links);
      expect(links.at(-1)![0]).toBe(path);
    }
  });

  test('of a filming page offer a service, and of the book a product without ratings that no buyer gave', () => {
    for (const { path, html } of pages.filter(({ path }) => path.endsWith('/filming-services'))) {
      expect([path, facts(html, 'Product')]).toEqual([path, undefined]);
      expect(facts(html, 'Service')).toMatchObject({ provider: { name: agency.name } });
    }
    const book = facts(page('/products/how-to-start-onlyfans'), 'Product')!;
    expect(book).not.toHaveProperty('aggregateRating');
  });

  test('of the agency name a place without its region, and profiles only where there are some', () => {
    const { location, sameAs } = facts(page('/'), 'Organization') as unknown as {
      location: { address: { addressLocality: string } }[];
      sameAs?: string[];
    };
    expect(location.filter(({ address }) => address.addressLocality.includes(','))).toEqual([]);
    expect(sameAs ?? ['']).not.toEqual([]);
  });
});
