// Lighthouse (mobile, median of three) of the built product behind its real gateway, and the ratio of the largest paint
// to that of a hand-made static page in the same run; writes the table of the README: node tools/measure-speed.mjs [path …]
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath, startProduct, writeTable } from './product.mjs';
import { path as staticPage, removeStaticPage, writeStaticPage } from './static-page.mjs';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/th', '/how-to-start-onlyfans', '/filming-services'];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(url) {
  const browser = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const { lhr } = await lighthouse(url, { port: browser.port, onlyCategories: categories, logLevel: 'error' });
    return lhr;
  } finally {
    browser.kill();
  }
}

await writeStaticPage();
const product = await startProduct();
try {
  const results = new Map([...paths, staticPage].map((path) => [path, []]));
  // In turns, so that a slow minute of the machine is everybody's.
  for (let run = 0; run < runs; run += 1)
    for (const [path, reports] of results) reports.push(await measure(product.url + path));

  const scores = (reports, id) => median(reports.map(({ categories }) => Math.round(categories[id].score * 100)));
  const figure = (reports, id) => median(reports.map(({ audits }) => audits[id].numericValue));
  const base = figure(results.get(staticPage), 'largest-contentful-paint');
  const rows = [...results].map(([path, reports]) => {
    const lcp = figure(reports, 'largest-contentful-paint');
    return [
      path === staticPage ? 'static page by hand' : `\`${path}\``,
      ...categories.map((id) => (path === staticPage && id === 'seo' ? '–' : scores(reports, id))),
      `${Math.round(lcp)} ms`,
      (lcp / base).toFixed(2),
      figure(reports, 'cumulative-layout-shift').toFixed(3),
      `${Math.round(figure(reports, 'total-blocking-time'))} ms`,
    ];
  });
  await writeTable('speed', [
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', '× static page', 'CLS', 'TBT'],
    ...rows,
  ]);
  for (const [path, [report]] of results)
    for (const { id, score, title } of Object.values(report.audits))
      if (path !== staticPage && score !== null && score < 0.9) console.log(`${path}: ${id} ${score} ${title}`);
} finally {
  await product.stop();
  await removeStaticPage();
}
