import { chromium } from 'playwright-core';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const base = 'http://localhost:18431';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const out = '/tmp/desk-run';
const errors = [];
const context = await browser.newContext({ bypassCSP: false, viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && errors.push(`${page.url()} ${m.text()}`));
page.on('pageerror', (e) => errors.push(`${page.url()} ${e.message}`));
await page.goto(base + '/admin');
await page.fill('input[name=email]', 'owner@blue-peony.example');
await page.fill('input[name=password]', 'Peony-Desk-4711!');
await page.screenshot({ path: `${out}/signin.png` });
await page.click('text=Log In');
await page.waitForSelector('table, article');
const first = await page.getAttribute('a[href*="/review/"]', 'href');
const withPhotos = await page.locator('tr:has-text("File 1") a[href*="/review/"]').first().getAttribute('href');
const routes = {
  list: '/admin',
  review: withPhotos ?? first,
  dashboard: '/admin/dashboard',
  mails: '/admin/mails',
  staff: '/admin/staff',
  account: '/admin/account',
};
const widths = process.argv[2] ? process.argv[2].split(',').map(Number) : [360, 768, 1440, 1920];
for (const width of widths) {
  await page.setViewportSize({ width, height: width < 700 ? 780 : 950 });
  for (const [name, path] of Object.entries(routes)) {
    await page.goto(base + path);
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `${out}/${name}-${width}.png` });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) errors.push(`${name} ${width}: ${over}px too wide`);
    if (width === widths[0] || width === 1440) {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Runtime.evaluate', { expression: axe });
      const { violations } = await page.evaluate(() => axe.run());
      for (const v of violations)
        errors.push(
          `axe ${name} ${width}: ${v.id} ${v.nodes
            .slice(0, 2)
            .map((n) => n.html.slice(0, 140) + ' ' + (n.any[0]?.message ?? n.failureSummary))
            .join(' | ')}`,
        );
    }
  }
}
console.log(errors.join('\n') || 'clean');
await browser.close();
