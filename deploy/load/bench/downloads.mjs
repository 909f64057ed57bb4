// Downloads of 5 MB by 32 readers at once: by commerce itself, handed to nginx, and a file of nginx alone. Commerce runs
// completely, on a temporary PostgreSQL. Readers and servers share the machine.
import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PDFDocument } from 'pdf-lib';
import { commerceDatabase } from '@blue-peony/commerce';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { migrate, provision } from '@blue-peony/service-kit';
import { asWorker, freePorts } from '@blue-peony/test-kit';
import { childPid, processorTime } from './processor-time.mjs';
import { atLeast, median, spread } from './statistics.mjs';

const readers = 32;
const bytes = 5_000_000;
const [alone, itself, handed] = ['nginx alone', 'the service itself', 'the service, handed to nginx'];
/** The data is discarded, so all readers share one buffer, which stays in the processor's cache. */
const buffer = Buffer.allocUnsafe(256 * 1024);

export async function downloads({ rounds, seconds }) {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-bench-'));
  await chmod(folder, 0o755);
  const database = await startPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  const postgres = childPid(`${folder}/postgres`);
  const running = [];
  try {
    await writeFile(join(folder, 'guide.epub'), randomBytes(bytes));
    const empty = await PDFDocument.create();
    empty.addPage();
    await writeFile(join(folder, 'guide.pdf'), await empty.save());
    const url = await provision(database.url, { role: 'commerce_bench', password: 'bench', schema: 'commerce' });
    await migrate({ ...commerceDatabase, url, ownerUrl: database.url });

    const serve = async (...more) => {
      const child = fork(join(import.meta.dirname, 'peers/commerce.mjs'), [url, folder, ...more]);
      running.push(child);
      const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`commerce ended with ${code}`)));
      failed.catch(() => undefined);
      const [address] = await Promise.race([once(child, 'message'), failed]);
      return { url: address, pid: child.pid };
    };
    const [service, handing] = [await serve(), await serve('/guide-files/')];
    const links = await linksOf(url, service.url);
    const front = await startNginx(running, folder, handing.url);
    const own = { PostgreSQL: postgres };
    const results = [
      { name: alone, target: () => `${front.url}/guide.epub`, watched: { nginx: front.pid } },
      { name: itself, target: () => service.url + links(), watched: { ...own, commerce: service.pid } },
      {
        name: handed,
        target: () => front.url + links(),
        watched: { ...own, commerce: handing.pid, nginx: front.pid },
      },
    ].map((target) => ({ ...target, rounds: [] }));
    for (const { target } of results) await read(target, 1);
    for (let round = 0; round < rounds; round++)
      for (const { name, target, watched, rounds: measured } of results) {
        const used = () => Object.values(watched).map(processorTime);
        const before = used();
        const { count, rate } = await read(target, seconds);
        const after = used();
        const cpu = Object.keys(watched).map((process, index) => [process, (after[index] - before[index]) / count]);
        measured.push({ rate, cpu: Object.fromEntries(cpu) });
        console.log(`${name.padEnd(28)} ${(rate / 1e6).toFixed(0).padStart(6)} MB/s`);
      }
    return report(results);
  } finally {
    for (const child of running) child.kill();
    await sleep(500);
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(results) {
  const ratios = (rounds) => rounds.map(({ rate }, round) => rate / results[0].rounds[round].rate);
  const rows = results.map(({ name, watched, rounds }) => ({
    server: name,
    'MB a second': spread(
      rounds.map(({ rate }) => rate / 1e6),
      0,
    ),
    'to nginx': spread(ratios(rounds)),
    'processor ms each': Object.keys(watched)
      .map((process) => `${process} ${median(rounds.map(({ cpu }) => cpu[process])).toFixed(2)}`)
      .join(', '),
  }));
  const of = (wanted) => median(ratios(results.find(({ name }) => name === wanted).rounds));
  return {
    rows,
    bars: [
      atLeast('downloads handed to nginx, to nginx', 0.9, of(handed)),
      atLeast('downloads by the service itself, to nginx', 0.7, of(itself)),
    ],
  };
}

/** A few hundred bought guides, each good for more downloads than there are, so that every request opens a grant. */
async function linksOf(url, service) {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=commerce' });
  await client.connect();
  const { rows } = await client.query(
    `INSERT INTO orders (id, product, amount, currency, language, provider, status, payment_id, email)
     SELECT gen_random_uuid(), 'digital-guide', 699, 'USD', 'en', 'sandbox', 'paid', 'pay_' || n, 'a@example.com'
     FROM generate_series(1, 200) n RETURNING id`,
  );
  await client.query(
    `INSERT INTO download_links (order_id, file_type, max_downloads, expires_at)
     SELECT id, 'epub', 1000000, now() + interval '7 days' FROM orders`,
  );
  await client.end();
  const links = [];
  for (const { id } of rows) {
    const { link } = await (
      await fetch(`${service}/inner/order-texts/${id}`, { headers: await asWorker('commerce') })
    ).json();
    const headers = { authorization: `Order ${link.split('#')[1]}` };
    const order = await (await fetch(`${service}/api/orders/${id}`, { headers })).json();
    links.push(order.files[0].url);
  }
  let next = 0;
  return () => links[next++ % links.length];
}

async function startNginx(running, folder, upstream) {
  const [port] = await freePorts(1);
  await mkdir(join(folder, 'nginx'));
  const config = join(folder, 'nginx.conf');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/nginx;`);
  await writeFile(
    config,
    `daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; user root;
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; ${temp.join(' ')}
       upstream service { server ${new URL(upstream).host}; keepalive 32; }
       server { listen 127.0.0.1:${port};
         location = /guide.epub { root ${folder}; }
         location /guide-files/ { internal; alias ${folder}/bucket/; }
         location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header connection ''; } } }`,
  );
  const child = spawn(process.env.NGINX_PATH, ['-c', config], { stdio: 'inherit' });
  running.push(child);
  await sleep(500);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid };
}

/** @returns the number of downloads, and bytes a second over all readers */
async function read(target, seconds) {
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  let count = 0;
  const reader = async () => {
    while (performance.now() < end) {
      await readOne(new URL(target()));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  return { count, rate: (count * bytes) / ((performance.now() - began) / 1000) };
}

function readOne({ hostname, port, pathname }) {
  return new Promise((resolve, reject) => {
    let got = 0;
    let status = '';
    const callback = (length) => {
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
