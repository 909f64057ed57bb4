// Smoothness of the desk's list with very many loaded applications: starts the built product on a temporary PostgreSQL,
// loads page after page in Chromium, and times the frames of a steady scroll at each depth. Without a GPU the frame time
// depends on the machine, so compare the depths within one run.
//   npx nx run-many -t build && node --import ./tools/register.mjs deploy/load/scroll.ts [rows]
// Results on two cores with other load: with 500 loaded rows p50 16.7 ms and p99 33.4 ms, with 100,000 rows the same;
// single frames of up to 450 ms while pages were added at 20,000 and 50,000.
import 'reflect-metadata';
import { join } from 'node:path';
import pg from 'pg';
import { emptyFolder, startProduct } from '@blue-peony/e2e/product';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { startBrowser } from '@blue-peony/test-kit';
import { seedApplications } from './seed-applications.ts';

const rows = Number(process.argv[2] ?? 100_000);
const depths = [500, 5_000, 20_000, 50_000, 100_000].filter((depth) => depth <= rows);
const seconds = 8;
/** CSS pixels of a fast wheel movement. */
const pixelsPerFrame = 60;

const folder = await emptyFolder();
const server = await startPostgres({ folder: join(folder.path, 'postgres'), throwaway: true });
const stop: (() => Promise<unknown>)[] = [() => server.stop(), folder.remove];
try {
  const product = await startProduct({
    DATABASE_URL: server.url,
    DATA_DIR: join(folder.path, 'data'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  stop.unshift(() => product.stop());
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('SET search_path = intake, public');
  // The last depth needs further pages as well.
  await seedApplications(client, rows + 1_000);
  await client.query('ANALYZE applications');
  await client.end();
  const browser = await startBrowser();
  stop.unshift(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.siteUrl}/admin`);
  await page.getByLabel('Email').fill(product.staff.email);
  await page.getByLabel('Password').fill(product.staff.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('table').waitFor();

  const results: object[] = [];
  for (const depth of depths) {
    await page.evaluate(loadTo, depth);
    results.push({ loaded: depth, ...(await page.evaluate(scroll, { seconds, pixelsPerFrame })) });
  }
  console.table(results);
} finally {
  for (const step of stop) await step();
}

/** Scrolls to the end of the list until this many items are loaded. */
async function loadTo(depth: number): Promise<void> {
  const loaded = () => Number(document.querySelector('table')!.getAttribute('aria-rowcount')) - 1;
  const deadline = performance.now() + 480_000;
  for (let before = loaded(); before < depth; before = loaded()) {
    window.scrollTo(0, document.body.scrollHeight);
    while (loaded() === before) {
      if (performance.now() > deadline) throw new Error(`Only ${before} are loaded`);
      await new Promise((next) => setTimeout(next, 2));
    }
  }
}

/** Scrolls on from the current position, over rows not drawn before and pages that load meanwhile. */
async function scroll({ seconds, pixelsPerFrame }: { seconds: number; pixelsPerFrame: number }) {
  const frames: number[] = [];
  const end = performance.now() + seconds * 1000;
  await new Promise<void>((done) => {
    let before = performance.now();
    requestAnimationFrame(function frame(now) {
      frames.push(now - before);
      before = now;
      window.scrollBy(0, pixelsPerFrame);
      if (now < end) requestAnimationFrame(frame);
      else done();
    });
  });
  const sorted = frames.slice(2).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]! * 10) / 10;
  return { frames: sorted.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99), 'max ms': at(1) };
}
