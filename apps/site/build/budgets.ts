import { gzipSync } from 'node:zlib';
import { languages } from '@blue-peony/contracts';
import type { Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'];

/** Bytes that a page may weigh; script after gzip. */
const budgets = { beforeTouch: 12_000, awake: 150_000, fonts: 60_000 };

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

type Site = {
  /** The inline script. */
  script: string;
  /** HTML by path. */
  pages: ReadonlyMap<string, string>;
  codeOf: (chunk: Rolldown.OutputChunk) => string;
};

/** @throws Error with every budget that is exceeded */
export function checkBudgets(output: Output, { script, pages, codeOf }: Site): void {
  const weights = [
    { what: 'The script before the first touch', bytes: gzipped(script), limit: budgets.beforeTouch },
    ...languages.map((language) => ({
      what: `The script of the awake landing page (${language})`,
      bytes: gzipped(script) + awakeLanding(output, language, codeOf),
      limit: budgets.awake,
    })),
    ...[...pages].map(([path, html]) => ({
      what: `The fonts of the first view of ${path}`,
      bytes: firstFonts(output, html),
      limit: budgets.fonts,
    })),
  ];
  const over = weights.filter(({ bytes, limit }) => bytes > limit);
  if (over.length > 0)
    throw new Error(over.map(({ what, bytes, limit }) => `${what} weighs ${bytes} bytes of ${limit}`).join('\n'));
}

/** The scripts that a landing page loads when it wakes. The photo code is loaded only when photos are chosen. */
function awakeLanding(output: Output, language: string, codeOf: Site['codeOf']): number {
  const chunks = output.filter((file) => file.type === 'chunk');
  const roots = [
    'app/client.tsx',
    'pages/landing.tsx',
    `content/${language}/landing.ts`,
    `messages/${language}/index.ts`,
  ].map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`The build has no chunk of ${module}`);
    return chunk;
  });
  const loaded = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    for (const next of chunk.imports) visit(next);
  };
  for (const { fileName } of roots) visit(fileName);
  return chunks
    .filter(({ fileName }) => loaded.has(fileName))
    .map((chunk) => gzipped(codeOf(chunk)))
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** The font faces of the page's text, without those of closed menus and dialogs. */
function firstFonts(output: Output, html: string): number {
  const assets = output.filter((file) => file.type === 'asset');
  const css = assets.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => String(source));
  const shown = html
    .replace(/<(style|script|dialog|head|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<div[^>]* popover=.*?<\/(ul|nav)><\/div>/gs, '');
  const characters = new Set(Array.from(shown.replace(/<[^>]*>/g, ''), (character) => character.codePointAt(0)!));
  // The styles set Ukrainian and Thai upright.
  const italic = !/^<html lang="(uk|th)"/m.test(html) && /<em\b|class="[^"]*\bitalic\b/.test(shown);
  return css
    .flatMap((text) => text.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => (italic || !/font-style:\s*italic/.test(face)) && covers(face, characters))
    .map((face) => /url\(["']?\/?([^)"']+)/.exec(face)?.[1])
    .map((file) => assets.find(({ fileName }) => fileName === file)?.source.length ?? 0)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function covers(face: string, characters: ReadonlySet<number>): boolean {
  const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1] ?? '';
  return ranges
    .split(',')
    .map((range) => range.trim().replace(/^U\+/i, '').split('-'))
    .some(([first = '', last = first]) => {
      const [from, to] = [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)];
      return [...characters].some((character) => character >= from && character <= to);
    });
}
