// What users read, in each language: quotes, hidden characters, plurals, remnants of another language, terms. cspell does the rest.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { bindWords, thaiCompounds } from '@blue-peony/language';
import { isText, outsideOf } from './words/places.mjs';
import { bound, joined, problemsIn, rules } from './words/rules.mjs';
import { languages, textsIn } from './words/texts.mjs';

const read = (path) => readFileSync(path, 'utf8');
const list = (...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter(existsSync);

const glossaries = Object.fromEntries(
  Object.keys(languages).map((language) => [language, JSON.parse(read(`docs/languages/${language}.json`))]),
);
const sources = list(
  'apps/*/src/*.ts',
  'apps/*/src/*.tsx',
  'libs/*/src/*.ts',
  'libs/*/src/*.tsx',
  'libs/agency/public/*.vtt',
);
const texts = sources.filter(isText).flatMap((path) => textsIn(path, read(path)));
const found = [
  ...problemsIn(texts, glossaries, [...rules, bound(bindWords), joined(bindWords, thaiCompounds)]),
  ...sources.filter((path) => !isText(path)).flatMap((path) => outsideOf(textsIn(path, read(path)))),
];
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
