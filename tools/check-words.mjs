// The words of the house: what users read in each language, what developers read in comments and documents.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { bindWords, thaiCompounds } from '@blue-peony/language';
import { wordsIn } from './words/comments.mjs';
import { bareIn, publicNamesIn } from './words/docstrings.mjs';
import { isText, outsideOf } from './words/places.mjs';
import { bound, joined, problemsIn, rules } from './words/rules.mjs';
import { languages, textsIn } from './words/texts.mjs';
import { turnsIn } from './words/turns.mjs';

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
const written = list(
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.md',
  '*.yaml',
  '*.yml',
  '*.sh',
  '*.conf',
  '.env.example',
  '*Dockerfile',
);
// The book has a voice of its own; the sheets quote other languages.
for (const path of written.filter((path) => !/^(?:apps\/commerce\/guide\/text|docs\/languages)\//.test(path)))
  found.push(...turnsIn(path, wordsIn(path, read(path))));
// The web apps export components, whose props are read in the file itself.
const servers = sources.filter((path) => !/\.vtt$|\.test\.|^apps\/(?:site|admin|e2e)\/|\/migrations\//.test(path));
found.push(...bareIn(servers.flatMap((path) => publicNamesIn(path, read(path)))));
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
