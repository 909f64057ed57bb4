import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientOf } from './client.ts';
import { dataFolder, startProduct, type Product } from './product.ts';

let folder: Awaited<ReturnType<typeof dataFolder>>;
let product: Product;
beforeAll(async () => {
  folder = await dataFolder();
  product = await startProduct({ DATA_DIR: folder.path, RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await product?.stop();
  await folder?.remove();
});

/** Ports on which the process listens. */
const ports = () =>
  execFileSync('ss', ['-l', '-t', '-n', '-p', '-H'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`pid=${product.pid},`))
    .map((line) => /:(\d+)\s/.exec(line)![1]!);

test('no port of the all-in-one answers an inner call without a token', async () => {
  const { id } = await clientOf(product).submit();
  const paths = [`mail-texts/received/${id}`, `order-texts/${id}`, `case-texts/${id}`, 'promises'];
  const statuses = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (const port of ports())
    for (const path of paths) {
      const answer = await fetch(`http://127.0.0.1:${port}/inner/${path}`).catch(() => undefined);
      statuses.get(path)!.push(answer?.status ?? 0);
    }
  for (const [path, seen] of statuses) {
    expect([path, seen.filter((status) => status === 200)]).toEqual([path, []]);
    expect(seen).toContain(401);
  }
});
