// Downloads of 5 MB by 32 readers at once: by commerce, and a file of nginx. Commerce runs completely, on a temporary PostgreSQL. Readers and servers share the machine.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PDFDocument } from 'pdf-lib';
import { commerceDatabase } from '@blue-peony/commerce';
import type { Order } from '@blue-peony/contracts';
import { emptyFolder } from '@blue-peony/e2e/product';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { migrate, provision } from '@blue-peony/service-kit';
import { asWorker, freePorts } from '@blue-peony/test-kit';
import { startPeer } from './drivers.ts';
import { childPid, withProcessorTime } from './processor-time.ts';
import {
  atLeast,
  inTurns,
  median,
  processors,
  ratios,
  roundsOf,
  spread,
  values,
  type Measured,
  type Options,
  type Part,
  type Result,
} from './statistics.ts';

const readers = 32;
const bytes = 5_000_000;
const [alone, itself] = ['nginx alone', 'the service itself'] as const;
/** The data is discarded, so all readers share one buffer, which stays in the processor's cache. */
const buffer = Buffer.allocUnsafe(256 * 1024);
/** `address` is the next file's. */
type Target = { name: string; address: () => string; watched: Record<string, number> };

export async function downloads({ rounds, seconds }: Options): Promise<Part> {
  const { path: folder, remove } = await emptyFolder();
  await chmod(folder, 0o755);
  const database = await startPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  const running: ChildProcess[] = [];
  try {
    await writeFile(join(folder, 'guide.epub'), randomBytes(bytes));
    const empty = await PDFDocument.create();
    empty.addPage();
    for (const name of ['guide.pdf', 'worksheets.pdf']) await writeFile(join(folder, name), await empty.save());
    const url = await provision(database.url, { role: 'commerce_bench', password: 'bench', schema: 'commerce' });
    await migrate({ ...commerceDatabase, url, ownerUrl: database.url });

    const service = await startPeer('peers/commerce.ts', [url, folder]);
    running.push(service.child);
    const links = await linksOf(url, service.url);
    const front = await startNginx(running, folder);
    const own = { PostgreSQL: childPid(`${folder}/postgres`) };
    const targets: Target[] = [
      { name: alone, address: () => `${front.url}/guide.epub`, watched: { nginx: front.pid } },
      { name: itself, address: () => service.url + links(), watched: { ...own, commerce: service.pid } },
    ];
    for (const target of targets) await read(target, 1);
    return report(await inTurns(targets, rounds, (target) => read(target, seconds)));
  } finally {
    for (const child of running) child.kill();
    await sleep(500);
    await database.stop();
    await remove();
  }
}

function report(results: Measured<Target>[]): Part {
  const toNginx = (name: string) => ratios(roundsOf(results, name), roundsOf(results, alone));
  const megabytes = (rounds: Result[]) => values(rounds, 'rate').map((rate) => (rate * bytes) / 1e6);
  const rows = results.map(({ name, rounds }) => ({
    server: name,
    'MB a second': spread(megabytes(rounds), 0),
    'to nginx': spread(toNginx(name)),
    'processor ms each': processors(rounds, 2),
  }));
  return {
    rows,
    bars: [atLeast('downloads by the service itself, to nginx', 0.7, median(toNginx(itself)))],
  };
}

/** A few hundred bought guides, each good for more downloads than there are, so that every request opens a grant. */
async function linksOf(url: string, service: string): Promise<() => string> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=commerce' });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO orders (id, product, amount, currency, language, provider, status, payment_id, email)
     SELECT gen_random_uuid(), 'digital-guide', 699, 'USD', 'en', 'sandbox', 'paid', 'pay_' || n, 'a@example.com'
     FROM generate_series(1, 200) n RETURNING id`,
  );
  await client.query(
    `INSERT INTO download_links (order_id, file_type, max_downloads, expires_at)
     SELECT id, 'epub', 1000000, now() + interval '7 days' FROM orders`,
  );
  await client.end();
  const links: string[] = [];
  for (const { id } of rows) {
    const text = await fetch(`${service}/inner/order-texts/${id}`, { headers: await asWorker('commerce') });
    const { link } = (await text.json()) as { link: string };
    const headers = { authorization: `Order ${link.split('#')[1]}` };
    const order = (await (await fetch(`${service}/api/orders/${id}`, { headers })).json()) as Order;
    links.push(order.files[0]!.url);
  }
  let next = 0;
  return () => links[next++ % links.length]!;
}

async function startNginx(running: ChildProcess[], folder: string) {
  const [port] = await freePorts(1);
  await mkdir(join(folder, 'nginx'));
  const config = join(folder, 'nginx.conf');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/nginx;`);
  await writeFile(
    config,
    `daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; user root;
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; ${temp.join(' ')}
       server { listen 127.0.0.1:${port};
         location = /guide.epub { root ${folder}; } } }`,
  );
  const child = spawn(process.env.NGINX_PATH ?? 'nginx', ['-c', config], { stdio: 'inherit' });
  running.push(child);
  await sleep(500);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid! };
}

/** @returns downloads a second over all readers */
async function read({ address, watched }: Target, seconds: number): Promise<Result> {
  const began = performance.now();
  let units = 0;
  const reader = async () => {
    while (performance.now() < began + seconds * 1_000) {
      await readOne(new URL(address()));
      units += 1;
    }
  };
  const { cpu } = await withProcessorTime(watched, () => Promise.all(Array.from({ length: readers }, reader)));
  const rate = units / ((performance.now() - began) / 1_000);
  const each = Object.entries(cpu).map(([name, ms]) => [name, ms / units]);
  return { rate, units, p50: NaN, p99: NaN, cpu: Object.fromEntries(each) as Record<string, number> };
}

function readOne({ hostname, port, pathname }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    let got = 0;
    let status = '';
    const callback = (length: number) => {
      if (got === 0) status = buffer.toString('latin1', 9, 12);
      got += length;
      return true;
    };
    const socket = connect({ host: hostname, port: Number(port), onread: { buffer, callback } });
    socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
    socket.once('error', reject);
    socket.once('close', () => {
      if (status === '200' && got > bytes) resolve();
      else reject(new Error(`Answered ${status} with ${got} bytes`));
    });
  });
}
