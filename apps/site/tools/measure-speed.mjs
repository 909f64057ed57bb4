// Lighthouse (mobile, median of three) of the built product behind its real gateway, and the ratio of the largest paint
// to that of a static page with the same content in the same run; writes the table of the README: node tools/measure-speed.mjs [path …]
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath, startProduct, writeTable } from './product.mjs';
import { removeStaticTwin, staticTwin, writeStaticTwin } from './static-page.mjs';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/th', '/how-to-start-onlyfans', '/filming-services'];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(url, tries = 3) {
  const browser = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const { lhr } = await lighthouse(url, { port: browser.port, onlyCategories: categories, logLevel: 'error' });
    if (!lhr.runtimeError) return lhr;
    // Some starts of a browser leave no trace; Lighthouse then asks to be run again.
    if (tries === 1) throw new Error(lhr.runtimeError.message);
  } finally {
    browser.kill();
  }
  return measure(url, tries - 1);
}

await Promise.all(paths.map(writeStaticTwin));
const product = await startProduct();
try {
  const results = new Map(paths.flatMap((path) => [path, staticTwin(path)]).map((path) => [path, []]));
  // In turns, so that a slow minute of the machine is everybody's.
  for (let run = 0; run < runs; run += 1)
    for (const [path, reports] of results) reports.push(await measure(product.url + path));

  const score = (path, id) => median(results.get(path).map(({ categories }) => Math.round(categories[id].score * 100)));
  const figure = (path, id) => median(results.get(path).map(({ audits }) => audits[id].numericValue));
  const time = (path, id) => `${Math.round(figure(path, id))} ms`;
  const lcp = 'largest-contentful-paint';
  await writeTable('speed', [
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'CLS', 'TBT', 'LCP', 'static LCP', 'ratio'],
    ...paths.map((path) => [
      `\`${path}\``,
      ...categories.map((id) => score(path, id)),
      figure(path, 'cumulative-layout-shift').toFixed(3),
      time(path, 'total-blocking-time'),
      time(path, lcp),
      time(staticTwin(path), lcp),
      (figure(path, lcp) / figure(staticTwin(path), lcp)).toFixed(2),
    ]),
  ]);
  for (const path of paths)
    for (const { id, score, title } of Object.values(results.get(path)[0].audits))
      if (score !== null && score < 0.9) console.log(`${path}: ${id} ${score} ${title}`);
} finally {
  await product.stop();
  await Promise.all(paths.map(removeStaticTwin));
}
