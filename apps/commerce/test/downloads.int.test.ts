import { describe, expect, test } from '@jest/globals';
import type { Order } from '@blue-peony/contracts';
import { openPdf, until } from '@blue-peony/test-kit';
import { buyer, downloadsSegment, guide, unknownId, useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

const count = async (order: Order, format = 'epub') =>
  (await app.order(order.id)).files.find(({ file_type }) => file_type === format)!;
const urlOf = (order: Order, format = 'epub') => order.files.find(({ file_type }) => file_type === format)!.url;
const get = (url: string, headers: Record<string, string> = {}) => app.call(url, { headers });
const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

test('while the database does not answer, a download is a page that says when to come back', async () => {
  const order = await app.paidOrder();
  await app.database.transaction(async (manager) => {
    await manager.query('LOCK TABLE download_links');
    const answer = await get(urlOf(order), { accept: 'text/html', 'accept-language': 'pl' });
    expect([answer.status, Number(answer.headers.get('retry-after')) >= 5]).toEqual([503, true]);
    expect(await answer.text()).toContain('Plik jest chwilowo niedostępny');
  });
  expect((await get(urlOf(order))).status).toBe(200);
});

describe('a download', () => {
  test('is the file, not to be kept, with nothing about its address passed on', async () => {
    const order = await app.paidOrder();
    const answer = await get(urlOf(order));
    expect(Buffer.from(await answer.arrayBuffer()).equals(app.book.epub)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/epub+zip');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="blue-peony-guide.epub"');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    ['PDF', 'pdf', 'guide'],
    ['worksheets', 'worksheets', 'worksheets'],
  ])('of the %s has the order number on its last page, and no other order in it', async (_what, format, name) => {
    const [one, other] = [await app.paidOrder(), await app.paidOrder()];
    const answer = await get(urlOf(one, format));
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="blue-peony-${name}.pdf"`);
    const { pages, lastPage } = await openPdf(await answer.arrayBuffer());
    expect(pages).toBe(2);
    expect(lastPage).toContain(`Order ${one.reference}`);
    expect(lastPage).not.toMatch(new RegExp(`${one.id}|${other.reference}`));
  });

  test('asked for 200 times at once opens exactly five grants', async () => {
    const order = await app.paidOrder();
    const answers = await Promise.all(Array.from({ length: 200 }, () => get(urlOf(order))));
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    const statuses = answers.map(({ status }) => status);
    expect(await count(order)).toMatchObject({ download_count: 5, max_downloads: 5 });
    // Each grant carries three times the file.
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.filter((status) => status === 410)).toHaveLength(185);
    expect(bodies.filter(({ byteLength }) => byteLength === app.book.epub.length)).toHaveLength(15);
    expect(await code(await get(urlOf(order)))).toEqual([410, 'downloads_used_up']);
    const page = await (await get(urlOf(order), { accept: 'text/html' })).text();
    expect(page).toMatch(/All five downloads have been used[^]*Send me a fresh link/);
    // Not only once the last grant's half hour is over.
    expect((await count(order)).state).toBe('used_up');
  });

  test('in twenty parts costs one', async () => {
    const order = await app.paidOrder();
    const part = app.book.epub.length / 20;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        get(urlOf(order), { range: `bytes=${index * part}-${(index + 1) * part - 1}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(206));
    const parts = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(Buffer.concat(parts.map((bytes) => Buffer.from(bytes))).equals(app.book.epub)).toBe(true);
    expect((await count(order)).download_count).toBe(1);
  });

  test('of a stamped PDF in parts is the same as in one piece', async () => {
    const order = await app.paidOrder();
    const whole = Buffer.from(await (await get(urlOf(order, 'pdf'))).arrayBuffer());
    const parts: Buffer[] = [];
    for (let at = 0; at < whole.length; at += 333)
      parts.push(
        Buffer.from(await (await get(urlOf(order, 'pdf'), { range: `bytes=${at}-${at + 332}` })).arrayBuffer()),
      );
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
    expect((await count(order, 'pdf')).download_count).toBe(1);
  });

  test('that is only asked about by HEAD costs nothing', async () => {
    const order = await app.paidOrder();
    for (let left = 20; left > 0; left--) {
      const answer = await app.call(urlOf(order), { method: 'HEAD' });
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(app.book.epub.length)]);
    }
    expect((await count(order)).download_count).toBe(0);
    await app.database.query('UPDATE download_links SET expires_at = now() WHERE order_id = $1', [order.id]);
    expect((await app.call(urlOf(order), { method: 'HEAD' })).status).toBe(410);
  });

  test('answers 416 to a range beyond the file, and counts nothing', async () => {
    const order = await app.paidOrder();
    const answer = await get(urlOf(order), { range: 'bytes=999999999-' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${app.book.epub.length}`]);
    expect((await count(order)).download_count).toBe(0);
  });

  test('resumes only the edition that it began with', async () => {
    const order = await app.paidOrder();
    const whole = await get(urlOf(order));
    await whole.arrayBuffer();
    const etag = whole.headers.get('etag')!;
    expect((await get(urlOf(order), { range: 'bytes=10-', 'if-range': etag })).status).toBe(206);
    expect((await get(urlOf(order), { range: 'bytes=10-', 'if-range': '"another"' })).status).toBe(200);
  });

  test("eight days later answers 410 download_expired, as a page in the buyer's language to a browser", async () => {
    const order = await app.paidOrder({ ...guide, language: 'de' });
    await app.database.query(
      `UPDATE download_links SET expires_at = expires_at - interval '8 days' WHERE order_id = $1`,
      [order.id],
    );
    expect(await code(await get(urlOf(order)))).toEqual([410, 'download_expired']);
    const answer = await get(urlOf(order), { accept: 'text/html' });
    expect(answer.status).toBe(410);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.text()).toContain('Dieser Download-Link ist abgelaufen');
    expect((await count(order)).state).toBe('expired');
  });

  test('by a token that was changed finds nothing', async () => {
    const order = await app.paidOrder();
    const url = urlOf(order);
    for (const other of [`${url.slice(0, -2)}AA`, url.slice(0, -1), `${url}x`, '/functions/v1/download-file/x'])
      expect((await get(other)).status).toBe(404);
  });
});

describe('a fresh link', () => {
  const renewals = (orderId: string) =>
    app.eventsOf(orderId).filter(({ type }) => type === 'commerce.download-renewed.v2');

  test('replaces one that was used up, and is mailed once however often it is asked for', async () => {
    const order = await app.paidOrder();
    await app.database.query('UPDATE download_links SET download_count = 5 WHERE order_id = $1', [order.id]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.postForm(`${urlOf(order)}/fresh-link`, {})));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(202));
    await until(() => renewals(order.id).length > 0);
    const fresh = await app.order(order.id);
    expect(fresh.files.map(({ state, download_count }) => `${state} ${download_count}`)).toEqual(
      Array(3).fill('ready 0'),
    );
    expect((await get(urlOf(fresh))).status).toBe(200);
    expect(await code(await get(urlOf(order)))).toEqual([410, 'download_expired']);
    expect(renewals(order.id)).toHaveLength(1);
  });

  test('for a link that is there no more finds nothing', async () => {
    const order = await app.paidOrder();
    await app.database.query('DELETE FROM download_links WHERE order_id = $1', [order.id]);
    expect((await app.postForm(`${urlOf(order)}/fresh-link`, {})).status).toBe(404);
  });

  test('comes ever more seldom, down to once a day, and never ceases to come', async () => {
    const ask = async (renewals: number, minutesAgo: number) => {
      const { id } = await app.paidOrder();
      await app.database.query(
        `UPDATE orders SET renewals = $2, renewed_at = now() - $3 * interval '1 minute' WHERE id = $1`,
        [id, renewals, minutesAgo],
      );
      await app.post('/api/fresh-links', { orderId: id });
      return id;
    };
    const early = [await ask(1, 9), await ask(3, 39), await ask(300, 23 * 60)];
    const due = [await ask(1, 11), await ask(3, 41), await ask(300, 25 * 60)];
    await until(() => due.every((id) => renewals(id).length === 1));
    expect(early.flatMap(renewals)).toEqual([]);
  });

  test('leaves a link that still works as it is', async () => {
    const order = await app.paidOrder();
    await app.post('/api/fresh-links', { orderId: order.id });
    await until(() => renewals(order.id).length > 0);
    expect((await app.order(order.id)).files).toEqual(order.files);
  });

  test('is asked for by address without learning whether the address is known', async () => {
    const answers = await Promise.all(
      ['nobody@example.com', buyer].map((email) => app.post('/api/fresh-links', { email })),
    );
    const said = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
    expect(said).toEqual([
      [202, { accepted: true }],
      [202, { accepted: true }],
    ]);
  });

  test('is asked for on a page that a broken link leads to, in the visitor’s language and without a script', async () => {
    const order = await app.paidOrder();
    const german = { accept: 'text/html', 'accept-language': 'de-AT,en;q=0.5' };
    const broken = await (await get(urlOf(order).slice(0, -9), german)).text();
    const [, action] = /<form method="post" action="([^"]+)">[^]*Deine E\S+Mail\S+Adresse[^]*name="email"/.exec(
      broken,
    )!;
    const ask = async (email: string) => {
      const answer = await app.call(action!, { method: 'POST', headers: german, body: new URLSearchParams({ email }) });
      return [answer.status, await answer.text()] as const;
    };
    await app.database.query('UPDATE orders SET renewed_at = NULL, email = $2 WHERE id = $1', [
      order.id,
      'Lost@Reader.example',
    ]);
    const [known, unknown] = [await ask(' lost@reader.example '), await ask('nobody@reader.example')];
    expect(known).toEqual(unknown);
    expect(known[0]).toBe(202);
    expect(known[1]).toContain('Schau in dein Postfach');
    await until(() => renewals(order.id).length > 0);
    expect(renewals(order.id)).toMatchObject([{ payload: {} }]);

    const [status, page] = await ask('lost@');
    expect([status, /Das sieht nicht nach einer E\S+Mail\S+Adresse aus\./.test(page), page.includes('<form')]).toEqual([
      422,
      true,
      true,
    ]);
  });
});

describe('the hidden download page', () => {
  test('has two links for ten minutes, of files without an order number', async () => {
    const { files } = (await (await get(`/api/guide-files/${downloadsSegment}`)).json()) as Pick<Order, 'files'>;
    expect(files.map(({ file_type }) => file_type)).toEqual(['pdf', 'epub']);
    expect(Date.parse(files[0]!.expires_at) - Date.now()).toBeLessThan(601_000);
    const answer = await get(files[0]!.url);
    expect(answer.status).toBe(200);
    expect((await openPdf(await answer.arrayBuffer())).lastPage).not.toContain('Order');
    expect((await get(files[0]!.url.replace('pdf', 'epub'))).status).toBe(410);
    const ended = await get(files[1]!.url.replace(/expires=\d/, 'expires=9'), { accept: 'text/html' });
    expect([ended.status, (await ended.text()).includes('Go back to that page and reload it')]).toEqual([410, true]);
  });

  test('is not there for another segment', async () => {
    expect(await code(await get('/api/guide-files/another'))).toEqual([404, 'not_found']);
  });
});

test('an order that nobody has made is not found', async () => {
  for (const id of [unknownId, ':orderId', 'x'])
    expect(await code(await get(`/api/orders/${encodeURIComponent(id)}`))).toEqual([404, 'not_found']);
});
