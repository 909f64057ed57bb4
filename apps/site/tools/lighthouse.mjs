// Lighthouse, mobile, of the built product behind its real gateway: npm run lighthouse [-- --runs 5 path …] Each route
// in each language must have 100 in accessibility, best practices and SEO; each template, in English and Thai, the same
// in performance (median), and its largest contentful paint must be about as early as without scripts. Without
// paths it writes the table of the README; with `--runs 0` it measures no speed.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath, startProduct, writeTable } from './product.mjs';
import { addStaticPages, plainPage, staticTwin } from './static-page.mjs';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const english = ['/', '/filming-services', '/help', '/privacy'];
const templates = [...english, ...english.map((path) => `/th${path}`.replace(/\/$/, ''))];
templates.push('/how-to-start-onlyfans', '/products/how-to-start-onlyfans', '/de/products/how-to-start-onlyfans');
const chosen = (paths) => paths.filter((path) => positionals.length === 0 || positionals.includes(path));

const { routes } = JSON.parse(await readFile(new URL('../dist/manifest.json', import.meta.url), 'utf8'));
const pages = Object.keys(routes).filter((path) => routes[path].file.endsWith('.html'));
const quality = ['accessibility', 'best-practices', 'seo'];
const lcp = 'largest-contentful-paint';
const missed = [];

async function measure(url, settings, tries = 3) {
  const browser = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const { lhr } = await lighthouse(url, { port: browser.port, logLevel: 'error', ...settings });
    if (!lhr.runtimeError) return lhr;
    // Sometimes a browser start records no trace; Lighthouse then asks for another run.
    if (tries === 1) throw new Error(lhr.runtimeError.message);
  } finally {
    browser.kill();
  }
  return measure(url, settings, tries - 1);
}

async function checkQuality(url, path) {
  // Such a page keeps search engines away on purpose.
  const hidden = (await (await fetch(url + path)).text()).includes('<meta name="robots" content="noindex"');
  const { categories, audits } = await measure(url + path, {
    onlyCategories: quality,
    throttlingMethod: 'provided',
    skipAudits: hidden ? ['is-crawlable'] : [],
  });
  const scores = quality.map((id) => Math.round(categories[id].score * 100));
  console.log(path, ...scores);
  if (scores.every((score) => score === 100)) return;
  const faults = quality
    .flatMap((id) => categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1);
  missed.push(`${path}: ${faults.map(({ id }) => audits[id].title).join('; ')}`);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measureSpeed(url, paths) {
  const all = paths.flatMap((path) => [path, staticTwin(path), ...(path === '/' ? [plainPage] : [])]);
  const results = new Map(all.map((path) => [path, []]));
  // Interleaved, so that a slow minute of the machine affects all pages alike.
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [path, reports] of results) reports.push(await measure(url + path, { onlyCategories: ['performance'] }));

  const figure = (path, id) => median(results.get(path).map(({ audits }) => audits[id].numericValue));
  const rows = paths.map((path) => {
    const score = median(results.get(path).map(({ categories }) => Math.round(categories.performance.score * 100)));
    const ratio = figure(path, lcp) / figure(staticTwin(path), lcp);
    const plain = path === '/' ? figure(path, lcp) / figure(plainPage, lcp) : 1;
    if (score < 100) missed.push(`${path}: performance ${score}`);
    if (ratio > 1.05)
      missed.push(`${path}: the largest paint takes ${ratio.toFixed(2)} times as long as without script`);
    if (plain > 1.15)
      missed.push(`${path}: the largest paint takes ${plain.toFixed(2)} times as long as on a plain page`);
    const time = (of, id) => `${Math.round(figure(of, id))} ms`;
    const shift = figure(path, 'cumulative-layout-shift').toFixed(3);
    const paints = [time(path, lcp), time(staticTwin(path), lcp), ratio.toFixed(2)];
    return [`\`${path}\``, score, shift, time(path, 'total-blocking-time'), ...paints];
  });
  return [['Page', 'Performance', 'CLS', 'TBT', 'LCP', 'static LCP', 'ratio'], ...rows];
}

const timed = chosen(templates);
const removeStaticPages = await addStaticPages(timed);
const product = await startProduct();
try {
  for (const path of chosen(pages)) await checkQuality(product.url, path);
  const table = Number(values.runs) > 0 ? await measureSpeed(product.url, timed) : [];
  if (positionals.length > 0) console.table(table);
  else if (table.length > 0) await writeTable('speed', table);
} finally {
  await product.stop();
  await removeStaticPages();
}
for (const line of missed) console.error(line);
process.exitCode = missed.length > 0 ? 1 : 0;
