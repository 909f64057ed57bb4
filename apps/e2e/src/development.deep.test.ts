import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applicationForm, startBrowser, until, jsonPost } from '@blue-peony/test-kit';
import type { Browser, Page } from 'playwright-core';
import { dataFolder, startProduct, type Product } from './product.ts';
import { copySources, type SourceTree } from './source-tree.ts';

const undo: (() => Promise<unknown>)[] = [];
let DATA_DIR: string;
let sources: SourceTree;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  const folder = await dataFolder();
  undo.push(folder.remove);
  DATA_DIR = folder.path;
  sources = await copySources();
  undo.push(sources.remove);
  const { scripts } = JSON.parse(await readFile(join(sources.path, 'package.json'), 'utf8')) as {
    scripts: { dev: string };
  };
  const program = { command: ['sh', '-c', scripts.dev], cwd: sources.path };
  product = await startProduct({ DATA_DIR, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }, [], program);
  undo.push(product.stop);
  browser = await startBrowser();
  undo.push(() => browser.close());
});
afterAll(async () => {
  for (const step of undo.toReversed()) await step();
});

/** The process id is the first line. */
const postgres = async () => (await readFile(join(DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0];
const restarts = () => [...product.output().matchAll(/^(\w+) restarted in \d+ ms$/gm)].map(([, name]) => name);

/** The field that intake names when it refuses a bad key, according to its current code. */
async function keyField(): Promise<unknown> {
  const answer = await fetch(
    `${product.siteUrl}/api/applications`,
    jsonPost(applicationForm(), { 'idempotency-key': 'not a key' }),
  );
  return ((await answer.json()) as { errors?: { field: string }[] }).errors?.[0]?.field;
}

const controller = 'apps/intake/src/applications/applications.controller.ts';

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(product.siteUrl + path);
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  return page;
}
const notReloaded = (page: Page) => page.evaluate(() => 'notReloaded' in globalThis);

test('restarts one service alone when one of its files is saved, and keeps the database up', async () => {
  const server = await postgres();
  expect(await keyField()).toBe('Idempotency-Key');
  await sources.edit(controller, "'Idempotency-Key'", "'Saved-Key'");
  await until(async () => (await keyField()) === 'Saved-Key');
  expect(restarts()).toEqual(['intake']);
  expect(await postgres()).toBe(server);
});

test('goes on as it was while a saved file is broken, says what is wrong, and takes the mended file', async () => {
  const before = restarts().length;
  await sources.edit(controller, "'Saved-Key'", "'Saved-Key");
  await until(async () => product.output().includes('applications.controller.ts'));
  expect(await keyField()).toBe('Saved-Key');
  await sources.edit(controller, "'Saved-Key", "'Mended-Key'");
  await until(async () => (await keyField()) === 'Mended-Key');
  expect(restarts().slice(before)).toEqual(['intake']);
});

test('restarts every service that a saved library is a part of', async () => {
  const server = await postgres();
  const before = restarts().length;
  await sources.edit('libs/service-kit/src/problem-filter.ts', 'import', '// saved\nimport');
  await until(async () => restarts().length >= before + 4);
  expect(restarts().slice(before)).toEqual(['notification', 'intake', 'commerce', 'gateway']);
  expect(await keyField()).toBe('Mended-Key');
  expect(await postgres()).toBe(server);
});

test('shows a saved component of the site without a reload', async () => {
  const page = await open('/no-such-page');
  await page.getByText('404', { exact: true }).waitFor();
  await sources.edit('apps/site/src/pages/not-found.tsx', '>404<', '>Four-oh-four<');
  await page.getByText('Four-oh-four').waitFor();
  expect(await notReloaded(page)).toBe(true);
});

test('shows a saved component of the staff desk without a reload, on the same port', async () => {
  const page = await open('/admin');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  await sources.edit('apps/admin/src/features/session/log-in-form.tsx', '{text.logIn}', '{text.logIn} again');
  await page.getByRole('button', { name: 'Log In again' }).waitFor();
  expect(await notReloaded(page)).toBe(true);
});
