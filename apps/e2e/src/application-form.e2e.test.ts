import { beforeEach, describe, expect, test } from '@jest/globals';
import { jpegPhoto } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { mailsArrived } from './mails.ts';
import { browser, dataDir, product } from './started.ts';
import {
  awake,
  axeViolations,
  fillForm,
  hold,
  phone,
  sideScroll,
  slowDown,
  toStep,
  visit as visitPage,
} from './visitor.ts';

let email = '';
let applicants = 0;

beforeEach(() => void (email = `ada-${(applicants += 1)}@creator.example`));

const submit = (page: Page) => page.locator('form button[type=submit]');
const status = (page: Page) => page.locator('form [role=status]');

async function visit(path: string) {
  const visitor = await visitPage(browser, product.siteUrl + path, phone);
  const posts: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return { ...visitor, posts };
}

async function stored() {
  const { items } = await clientOf(product).applications();
  return items.filter((application) => application.email === email);
}

/** Expects the assessment page after exactly one POST, with exactly one stored application. */
async function expectOne(page: Page, posts: readonly string[]) {
  await page.waitForURL('**/assessment');
  expect(posts.filter((path) => path === '/api/applications')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
}

describe('pressed more than once, the form makes one application', () => {
  const press = {
    'twice on a slow line': async (page: Page) => {
      await submit(page).tap();
      // Like a finger, without waiting until the button is ready.
      await submit(page).tap({ force: true });
    },
    'three times in one task on a slow line': (page: Page) =>
      submit(page).evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 3; press += 1) button.click();
      }),
  };

  test.each(Object.entries(press))('and one mail each: %s', async (_, pressed) => {
    const { page, context, posts } = await visit('/');
    await slowDown(page);
    await fillForm(page, email);
    await pressed(page);
    await expectOne(page, posts);
    await context.close();
    const mails = await mailsArrived(dataDir, Infinity, 3_000);
    const subjects = mails.filter((mail) => JSON.stringify(mail).includes(email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      expect.stringMatching(/^New application/),
      expect.stringMatching(/^We.ve received/),
    ]);
  });

  test.each([
    ['a double click', (page: Page) => submit(page).dblclick()],
    [
      'Enter twice',
      async (page: Page) => {
        await page.locator('[name=privacy_version]').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
    ],
  ])('awake: %s', async (_, pressed) => {
    const { page, context, posts } = await visit('/');
    await page.locator('[name=name]').focus();
    await awake(page);
    await fillForm(page, email);
    await pressed(page);
    await expectOne(page, posts);
    await context.close();
  });
});

describe('sent while its script is under way, the form', () => {
  test('shows within 100 ms that its button was pressed, and sends what was filled in with the photo', async () => {
    const { page, context, posts, complaints } = await visit('/');
    const release = await hold(page);
    await fillForm(page, email);
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto() };
    await page.locator('input[type=file]').setInputFiles(photo);
    const shown = await submit(page).evaluate(async (button: HTMLButtonElement) => {
      button.focus();
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [button.innerText, button.ariaDisabled, document.activeElement === button];
    });
    expect(shown).toEqual(['Submitting...', 'true', true]);
    expect(await status(page).innerText()).toBe('Sending your application');
    expect(await axeViolations(page)).toEqual([]);
    release();
    await expectOne(page, posts);
    expect(posts).toEqual(['/api/uploads', '/api/applications']);
    expect((await stored())[0]!.file_urls).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('lets the browser ask for what is missing first, and its button stays ready', async () => {
    const { page, context, posts } = await visit('/');
    const release = await hold(page);
    await fillForm(page, email);
    // On the form's last step, fields of earlier steps are hidden.
    const emptyCity = () =>
      page.locator('[name=city]').evaluate((city: HTMLInputElement) => {
        city.value = '';
        city.dispatchEvent(new Event('input', { bubbles: true }));
      });
    const fillCity = async () => {
      expect(await page.locator(':focus').getAttribute('name')).toBe('city');
      await page.locator('[name=city]').fill('Warsaw');
      await toStep(page, 'next');
      await toStep(page, 'next');
      expect(await submit(page).innerText()).toBe('Submit application');
    };
    await emptyCity();
    await submit(page).tap();
    await fillCity();
    await submit(page).tap();
    await emptyCity();
    release();
    await page.waitForFunction(() => document.querySelector('form button[type=submit]')!.ariaDisabled === null);
    await fillCity();
    expect(posts).toEqual([]);
    await submit(page).tap();
    await expectOne(page, posts);
    await context.close();
  });
});

describe('sent while the server is busy, the form', () => {
  /** Fails the first `times` calls of `path`: with an immediate 503, or by cutting the connection. */
  async function refuse(page: Page, path: string, times: number, how: 'busy' | 'reset') {
    const body = JSON.stringify({ code: 'unavailable', status: 503 });
    const answer = { status: 503, headers: { 'retry-after': '1' }, contentType: 'application/problem+json', body };
    let left = times;
    await page.route(`**${path}`, async (route) => {
      left -= 1;
      if (left < 0) return route.continue();
      return how === 'busy' ? route.fulfill(answer) : route.abort('connectionreset');
    });
  }

  test('waits and goes on by itself: one application, each photo once, and the visitor did nothing', async () => {
    const { page, context, posts } = await visit('/pl');
    await refuse(page, '/api/uploads', 2, 'busy');
    await refuse(page, '/api/applications', 1, 'busy');
    await fillForm(page, email);
    const buffer = await jpegPhoto();
    const photos = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await page.locator('input[type=file]').setInputFiles(photos);
    await submit(page).tap();
    await page.getByText('Serwis jest w tej chwili bardzo obciążony.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sideScroll(page)).toBe(0);
    await page.waitForURL('**/assessment');
    expect(posts).toEqual([...Array<string>(4).fill('/api/uploads'), ...Array<string>(2).fill('/api/applications')]);
    const [application, ...others] = await stored();
    expect([application!.file_urls.length, others]).toEqual([2, []]);
    await context.close();
  });

  test('goes on as well after a line that was cut, and at once when asked to', async () => {
    const { page, context, posts } = await visit('/');
    await refuse(page, '/api/applications', 1, 'reset');
    await fillForm(page, email);
    await submit(page).tap();
    await page.getByText('The connection is lost at the moment.').waitFor();
    await page.getByRole('button', { name: 'Try now' }).tap();
    await page.waitForURL('**/assessment');
    expect(posts).toEqual(['/api/applications', '/api/applications']);
    expect(await stored()).toHaveLength(1);
    await context.close();
  });
});

describe('sent where its script does not come, the form', () => {
  const words = [
    [
      '/',
      'Submission failed: we could not reach the server. Please check your connection and try again. Everything you typed is still here.',
    ],
    [
      '/pl',
      'Wysłanie aplikacji nie powiodło się: nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie. Wszystko, co zostało wpisane, jest nadal w formularzu.',
    ],
    [
      '/de',
      'Das Absenden der Bewerbung ist fehlgeschlagen: Der Server ist nicht erreichbar. Bitte prüfe deine Verbindung und versuch es noch einmal. Alles, was du eingegeben hast, ist noch da.',
    ],
    [
      '/ukr',
      'Помилка надсилання заявки: не вдалося з’єднатися із сервером. Перевірте з’єднання та спробуйте ще раз. Усе, що ви ввели, залишилося у формі.',
    ],
    ['/th', 'เกิดข้อผิดพลาดในการส่งใบสมัคร: เชื่อมต่อเซิร์ฟเวอร์ไม่ได้ โปรดตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง ข้อมูลทั้งหมดที่คุณกรอกยังอยู่ครบ'],
  ] as const;

  async function expectUnsent(page: Page, text: string) {
    await page.locator('form[data-press=unsent]').waitFor();
    expect((await status(page).innerText()).replaceAll('\u00a0', ' ').replace(/[\u00ad\u200b\u2060]/g, '')).toBe(text);
    expect(await submit(page).getAttribute('aria-disabled')).toBeNull();
    expect(await page.locator('[name=name]').inputValue()).toBe('Ada Peony');
    expect(await page.locator('[name=age_confirmed]').isChecked()).toBe(true);
  }

  test.each(words)(
    'on %s says so offline, keeps what was typed, and sends it when pressed again online',
    async (path, text) => {
      const { page, context, posts } = await visit(path);
      await context.setOffline(true);
      await fillForm(page, email);
      await submit(page).tap();
      await expectUnsent(page, text);
      expect(await axeViolations(page)).toEqual([]);
      await context.setOffline(false);
      await submit(page).tap();
      await expectOne(page, posts);
      await context.close();
    },
  );

  test.each(['client', 'landing', 'style'])(
    'says so when the file "%s" is missing, and asks for it again',
    async (name) => {
      const { page, context, posts } = await visit('/');
      const missing = `**/assets/${name}-*`;
      await page.route(missing, (route) => route.fulfill({ status: 404 }));
      await fillForm(page, email);
      await submit(page).tap();
      await expectUnsent(page, words[0][1]);
      await page.unroute(missing);
      await submit(page).tap();
      await expectOne(page, posts);
      await context.close();
    },
  );

  test('says so after 20 s, sends nothing by itself when the script comes late, and one application when pressed', async () => {
    const { page, context, posts } = await visit('/');
    await page.clock.install();
    const release = await hold(page);
    await fillForm(page, email);
    await submit(page).tap();
    await page.clock.fastForward(19_000);
    expect(await submit(page).innerText()).toBe('Submitting...');
    await page.clock.fastForward(1_000);
    await expectUnsent(page, words[0][1]);
    release();
    await awake(page);
    expect(posts).toEqual([]);
    expect(await status(page).innerText()).toBe(words[0][1]);
    await submit(page).tap();
    await expectOne(page, posts);
    await context.close();
  });
});
