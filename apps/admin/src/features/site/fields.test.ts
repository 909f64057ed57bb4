import { expect, it } from '@jest/globals';
import { factWords, wordsOf } from './fact-words.ts';
import { facts, type Field } from './fields.ts';
import { keyOfPath } from './naming.ts';
import { seedOf } from './seeds.ts';
import { contentOf, valuesOf } from './values.ts';

it('makes a form of what the schema says', () => {
  const kinds = Object.fromEntries([...facts].map(([key, { kind }]) => [key.slice('facts/'.length), kind]));
  expect(kinds).toMatchObject({
    'agency/name': 'text',
    'agency/email': 'email',
    'agency/social/x': 'url',
    offices: 'list',
    'claims/revenueDays': 'row',
    'evidence/revenueDays': 'group',
    'mark/drawing': 'long',
    'offers/guide/until': 'datetime',
    'seller/ofRecord': 'choice',
    testimonialVideos: 'list',
  });
  expect(facts.get('facts/agency/copyrightYear')).toEqual({ kind: 'number', least: 2000, most: 2100, whole: true });
  expect(facts.get('facts/agency/social/x')).toMatchObject({ longest: 300, optional: true });
  expect(facts.get('facts/testimonialVideos')).toMatchObject({
    least: 3,
    most: 3,
    item: { kind: 'variants', by: 'provider', variants: [{ values: ['youtube', 'vimeo'] }, { values: ['file'] }] },
  });
});

/** The keys of a field and of all within it. */
function within(key: string, field: Field): string[] {
  const all = (fields: Readonly<Record<string, Field>>) =>
    Object.entries(fields).flatMap(([name, part]) => within(`${key}/${name}`, part));
  if (field.kind === 'group') return [key, ...all(field.fields)];
  if (field.kind === 'variants')
    return [key, `${key}/${field.by}`, ...field.variants.flatMap(({ fields }) => all(fields))];
  if (field.kind === 'list') return [key, ...within(`${key}/0`, field.item)];
  return [key];
}

it('has words and a delivered value for every fact, and no words for none', () => {
  const keys = [...facts].flatMap(([key, field]) => within(key, field));
  const worded = new Set(Object.values(factWords));
  expect(keys.filter((key) => !worded.has(wordsOf(key)))).toEqual([]);
  const used = new Set(keys.map(wordsOf));
  expect(Object.entries(factWords).filter(([, words]) => !used.has(words))).toEqual([]);
  expect([...facts.keys()].filter((key) => seedOf(key) === undefined)).toEqual([]);
});

it('takes a content apart by its fields and puts it together again', () => {
  const content = {
    facts: {
      agency: { name: 'Rose', social: { x: '' } },
      offices: [],
      evidence: { 'filming.incomeBoost': { source: 'A report', verified: true } },
      testimonialVideos: [],
    },
    texts: { 'pl/messages/common#nav.help': 'Wsparcie' },
  };
  const values = valuesOf(content);
  expect(Object.keys(values)).toEqual([
    'facts/agency/name',
    'facts/agency/social/x',
    'facts/offices',
    'facts/evidence/filming.incomeBoost',
    'facts/testimonialVideos',
    'texts/pl/messages/common#nav.help',
  ]);
  expect(contentOf(values)).toEqual(content);
});

it.each([
  ['facts.legalEntity.name', 'facts/legalEntity/name'],
  ['facts.offices.2.country', 'facts/offices'],
  ['facts.evidence.filming.incomeBoost.source', 'facts/evidence/filming.incomeBoost'],
  ['de/landing#landing.hero.lead', 'texts/de/landing#landing.hero.lead'],
])('finds the field of %s', (path, key) => {
  expect(keyOfPath(path, facts.keys())).toBe(key);
});
