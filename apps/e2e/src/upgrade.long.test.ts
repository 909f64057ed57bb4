import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Order } from '@blue-peony/contracts';
import { createDatabase, freePorts, type TestDatabase, until } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { staff } from './cluster/cluster.ts';
import { startLoad } from './cluster/load.ts';
import { previousForm, previousRelease } from './previous-release.ts';
import { emptyFolder, startProduct, type Product, type Program } from './product.ts';

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof emptyFolder>>;
let previous: Awaited<ReturnType<typeof previousRelease>>;
beforeAll(async () => {
  [database, folder, previous] = await Promise.all([createDatabase(), emptyFolder(), previousRelease()]);
});
afterAll(() => Promise.all([database.drop(), folder.remove(), previous.remove()]));

/** Starts a release on the shared database, lets users work for a while and stops it. */
async function use(program: Program | undefined, action: (product: Product) => Promise<void>): Promise<void> {
  const [port] = await freePorts(1);
  const settings = {
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PORT: String(port),
  };
  const product = await startProduct(settings, [], program);
  try {
    const load = await startLoad(product.siteUrl, 2, program && previousForm);
    await action(product);
    await until(() => Object.keys(load.done).length === 7);
    await load.stop();
    expect({ failures: load.failures, logged: product.output().match(/^\{.*"level":"(error|fatal)".*$/gm) }).toEqual({
      failures: [],
      logged: null,
    });
  } finally {
    await product.stop();
  }
}

/** The sandbox shop, in which the test controls the buyer and the bank. */
async function checkOut({ siteUrl }: Product) {
  const wish = { productType: 'digital-guide', currency: 'USD', language: 'en' };
  const headers = { 'content-type': 'application/json' };
  const checkout = await fetch(`${siteUrl}/api/checkouts`, { method: 'POST', headers, body: JSON.stringify(wish) });
  const { checkoutUrl } = (await checkout.json()) as { checkoutUrl: string };
  const { pathname } = new URL(checkoutUrl);
  const act = async (at: Product, action: string) => {
    const body = new URLSearchParams({ action, email: 'buyer@example.com' });
    const response = await fetch(at.siteUrl + pathname, { method: 'POST', body, redirect: 'manual' });
    return response.headers.get('location')!;
  };
  const id = /order\/([^/]+)/.exec(await act({ siteUrl } as Product, 'pay'))![1]!;
  return { id, act };
}

const hasStatus = ({ siteUrl }: Product, id: string, status: string) =>
  until(async () => {
    const order = (await (await fetch(`${siteUrl}/api/orders/${id}`)).json()) as Order;
    return order.status === status;
  });

test('the release before works on the schema of this one, and this one on what the release before left', async () => {
  let ordered: Awaited<ReturnType<typeof checkOut>>;
  const expectApplications = async (product: Product, ...names: string[]) => {
    const { items } = await clientOf({ ...product, staff }).applications();
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  };

  await use(previous.program, async (product) => {
    await clientOf(product).submit({ ...previousForm, name: 'Of the release before' });
    ordered = await checkOut(product);
    await hasStatus(product, ordered.id, 'paid');
    await ordered.act(product, 'dispute');
    await hasStatus(product, ordered.id, 'disputed');
  });
  await use(undefined, async (product) => {
    await expectApplications(product, 'Of the release before');
    await hasStatus(product, ordered.id, 'disputed');
    await ordered.act(product, 'dispute-won');
    await hasStatus(product, ordered.id, 'paid');
    await clientOf(product).submit({ name: 'Of this release' });
  });
  await use(previous.program, async (product) => {
    await expectApplications(product, 'Of the release before', 'Of this release');
    await hasStatus(product, ordered.id, 'paid');
    const later = await checkOut(product);
    await hasStatus(product, later.id, 'paid');
  });
});
