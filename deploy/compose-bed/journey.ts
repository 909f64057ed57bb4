// What a visitor, the first owner and an operator do with the product that Compose runs, step by step.
import assert from 'node:assert/strict';
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setUpOnTheWayIn, signIn } from '@blue-peony/e2e/desk';
import { publicPaths, type Order } from '@blue-peony/contracts';
import { desktop, fillForm, phone, visit } from '@blue-peony/e2e/visitor';
import { buy, caller, eventually, jpegPhoto, keptAlive, startBrowser, type Authenticator } from '@blue-peony/test-kit';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { root } from '../test-bed/paths.ts';
import { at, compose, docker, followEnds, type End } from './engine.ts';

/** Where the product is reached; the play of one server moves it. */
export const stage = { site: 'http://localhost:8080', browsing: {} };
const inbox = 'http://localhost:8025';
const applicant = 'ada@creator.example';
export const owner = { email: 'owner@blue-peony.example', password: 'a peony field at dawn' };
const languages = { '/': 'en', '/pl': 'pl', '/de': 'de', '/ukr': 'uk', '/th': 'th' };

let browser: Browser;
let desk: { page: Page; context: BrowserContext; app: Authenticator };
let ends: () => End[];

type Steps = Record<string, () => Promise<unknown>>;

/** What a visitor does, wherever the product runs. */
export const visits: Steps = {
  async 'the site answers in five languages, compressed, and the desk'() {
    for (const [path, language] of Object.entries(languages)) {
      const answer = await fetch(stage.site + path, { headers: { 'accept-encoding': 'br' } });
      assert.equal(answer.status, 200, path);
      assert.equal(answer.headers.get('content-encoding'), 'br');
      assert.match(await answer.text(), new RegExp(`<html lang="${language}"[^]*${stage.site}`));
    }
    assert.equal((await fetch(`${stage.site}/admin`)).status, 200);
  },
  async 'an application with a photo is accepted'() {
    browser = await startBrowser();
    const { page, context } = await visit(browser, stage.site, { ...phone, ...stage.browsing });
    await page.getByRole('link', { name: 'Apply Now' }).first().tap();
    await fillForm(page, applicant);
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto() };
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('button', { name: 'Submit application' }).tap();
    await page.waitForURL('**/assessment');
    await page.getByRole('heading', { name: 'Your application is being analyzed' }).waitFor();
    await context.close();
  },
  async 'its mail is in the inbox'() {
    await mailTo(applicant);
  },
};

export const journey: Steps = {
  async 'docker compose up --detach --wait'() {
    ends = followEnds();
    await up();
    return ended((end) => end.seconds === undefined, 'steps');
  },
  ...visits,
  async 'the first owner accepts the invitation, sets up a second factor and sees application and photo'() {
    const [link] = /http:\/\/localhost:8080\/admin\/confirm#[^\s<]+/.exec(await mailTo(owner.email)) ?? [];
    assert.ok(link, 'the invitation has a link');
    await joinDesk(link.replaceAll('&amp;', '&'), (page) =>
      page.getByRole('button', { name: 'Accept the invitation' }).click(),
    );
  },
  async 'a stranger on the inner network reads no mail text'() {
    const ask = `Promise.all(['intake', 'commerce'].map((name) =>
      fetch('http://' + name + ':3000/inner/promises').then(({ status }) => status))).then((all) => console.log(all.join()))`;
    const statuses = await compose(['exec', '--no-TTY', 'gateway', 'node', '-e', ask]);
    assert.equal(statuses.trim(), '401,401');
  },
  async 'a guide is bought, paid and mailed'() {
    const call = caller(keptAlive(stage.site));
    const order = await buy(call, 'buyer@shop.example');
    assert.ok(order, 'the payment is acknowledged');
    const headers = { authorization: `Order ${order.secret}` };
    await eventually('the order is paid', async () => {
      const answer = await call('order', publicPaths.readOrder.replace('{orderId}', order.id), { headers });
      return (JSON.parse(answer!.body) as Order).status === 'paid';
    });
    await mailTo('buyer@shop.example');
  },
  async 'backup create'() {
    return [(await backup('create')).trim()];
  },
  async 'backup drill'() {
    const [proof] = (await backup('drill')).split(' Rows:');
    return [proof];
  },
  async 'gateway and PostgreSQL stopped: nginx shows its copy of every page'() {
    await compose(['stop', 'gateway', 'postgres']);
    const paths = (await compose(['exec', '--no-TTY', 'web', 'cat', '/srv/pages.txt'])).trim().split('\n');
    for (const path of paths)
      for (const encoding of ['br', 'gzip']) {
        const answer = await fetch(stage.site + path, { headers: { 'accept-encoding': encoding } });
        assert.equal(answer.status, 200, path);
        assert.ok((await answer.arrayBuffer()).byteLength > 0, path);
      }
    await up();
    return [`${paths.length} addresses`];
  },
  async 'docker compose restart: everything is still there'() {
    await compose(['restart']);
    await up();
    await seen();
    return stopped();
  },
  async 'docker compose down: everything ends by itself'() {
    await compose(['down']);
    return stopped();
  },
  async 'a second up: everything is still there'() {
    await up();
    await seen();
    await mailTo(applicant);
  },
  async 'docker-compose.dev.yml: a saved source restarts its service'() {
    await up(development, '--build');
    await seen();
    // Beside the watcher, which runs on.
    const service = async () =>
      /^\S+ +(\d+) .*--import \S+ src\/main\.ts$/m.exec(await docker('top', 'blue-peony-intake-1'))?.[1];
    const before = await service();
    const now = new Date();
    utimesSync(join(root, 'apps/intake/src/main.ts'), now, now);
    await eventually('intake starts again', async () => ![undefined, before].includes(await service()));
    await up(development);
    await seen();
  },
  async 'all data lost, restored as deploy/backup says'() {
    await compose(['down']);
    await docker('volume', 'rm', ...['postgres', 'rabbitmq', 's3'].map((name) => `blue-peony_${name}`));
    await compose(['up', '--detach', 'postgres', 's3', '--wait']);
    const restored = await backup('restore', 'newest');
    await up();
    await signInAgain();
    return [restored.trim()];
  },
  async 'docker compose --profile backup down --volumes leaves nothing'() {
    await closeBrowser();
    await compose(['--profile', 'backup', 'down', '--volumes']);
    assert.equal(await docker('ps', '--all', '--quiet'), '');
    assert.equal(await docker('volume', 'ls', '--quiet', '--filter', 'label=com.docker.compose.project'), '');
  },
};

export const closeBrowser = () => browser.close();

/** What every open page shows, into the folder of logs. */
export async function picturePages() {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) await page.screenshot({ path: at('logs', `page-${index}.png`) });
}

const development = ['-f', 'docker-compose.yml', '-f', 'docker-compose.dev.yml'];
const up = (files: string[] = [], ...more: string[]) => compose([...files, 'up', '--detach', '--wait', ...more]);
const backup = (...args: string[]) =>
  compose(['--profile', 'backup', 'run', '--rm', '--no-TTY', '--env', 'BACKUP_PLAIN=yes', 'backup', ...args]);

/** The first owner joins, sets up a second factor and sees application and photo. @param open leads to the password */
export async function joinDesk(url: string, open: (page: Page) => Promise<void>) {
  const { page, context } = await visit(browser, url, { ...desktop, ...stage.browsing });
  await open(page);
  await page.getByLabel('Your name').fill('Olga Owner');
  await page.getByLabel('New password').fill(owner.password);
  await page.keyboard.press('Enter');
  desk = { page, context, app: await setUpOnTheWayIn(page) };
  await page.reload();
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await seen();
}

/** Whether no address is still being tried (flag 0x40): Chromium breaks off its requests when one comes into use. */
const networkIsSettled = async () =>
  !readFileSync('/proc/net/if_inet6', 'utf8')
    .split('\n')
    .some((line) => Number(`0x${line.split(/ +/)[4]}`) & 0x40);

/** After a restore, which ends all sessions: the owner signs in, and sees the application. */
export async function signInAgain() {
  await desk.context.close();
  await eventually('addresses of the new containers', networkIsSettled);
  const { page, context } = await visit(browser, `${stage.site}/admin`, { ...desktop, ...stage.browsing });
  await signIn(page, owner);
  await page.getByLabel('Code').fill(await desk.app.code());
  await page.keyboard.press('Enter');
  await page.getByRole('row').first().waitFor();
  desk = { ...desk, page, context };
  await seen();
}

/** The owner finds the application among all, and sees its photo from the store. */
export async function seen() {
  const { page, context } = desk;
  await eventually('addresses of new containers', networkIsSettled);
  await page.goto(`${stage.site}/admin?q=${applicant}`);
  const row = page.getByRole('row').filter({ hasText: applicant });
  await row.waitFor({ timeout: 60_000 });
  const [photo] = await Promise.all([context.waitForEvent('page'), row.getByRole('link', { name: 'File 1' }).click()]);
  await photo.waitForLoadState();
  assert.equal(await photo.evaluate('document.images[0].naturalWidth'), 320);
  await photo.close();
}

/** The page of the newest mail to an address, in plain text. */
const mailTo = (address: string) =>
  eventually(`a mail to ${address}`, async () => {
    const list = await (await fetch(inbox)).text();
    for (const [item, path] of list.matchAll(/<a href="(\/mails\/[^"]+)"[^]*?<\/a>/g))
      if (item.includes(address)) return (await fetch(`${inbox}${path}?part=text`)).text();
  });

/** @returns the services that were stopped since the last call. @throws when one failed, or had to be killed */
function stopped() {
  return ended((end) => end.seconds !== undefined, 'stops');
}

let told = 0;
function ended(chosen: (end: End) => boolean, what: string) {
  const all = ends();
  const mine = all.slice(told).filter(chosen);
  told = all.length;
  assert.ok(mine.length > 0, `no ${what}`);
  const wrong = mine.filter(({ code }) => code !== 0);
  assert.deepEqual(wrong, []);
  return mine.map(({ name, seconds }) => (seconds === undefined ? name : `${name} ${seconds.toFixed(1)} s`));
}
