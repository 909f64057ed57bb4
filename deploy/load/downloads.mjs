// How quick a bought file is: 32 readers of 5 MB each, in one run against a bare Node server with its default stream of
// 64 KiB and, where Debian's nginx is installed, against nginx with the same file. The service runs whole, on a throwaway
// PostgreSQL, every download a grant of its own. Where nginx is there, it also serves what the service hands to it.
//   node --import ./tools/register.mjs deploy/load/downloads.mjs [seconds]
// On two idle cores that readers and servers share: 2.27 and 2.36 times the default stream (3.1 GB/s), 0.99 and 0.97 of nginx
// (2.1 GB/s). Beside other work the figures of one run do not compare.
import 'reflect-metadata';
import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { PDFDocument } from 'pdf-lib';
import { commerceDatabase, startCommerce } from '@blue-peony/commerce';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { InProcessTransport } from '@blue-peony/messaging';
import { createLogger, KeyRing, migrate, provision } from '@blue-peony/service-kit';
import { DiskStore } from '@blue-peony/storage';

const nginx = '/usr/sbin/nginx';
const readers = 32;
const bytes = 5_000_000;
/** What is read is thrown away, so all readers share one buffer, which stays in the processor's cache. */
const buffer = Buffer.allocUnsafe(256 * 1024);
const [role, ...given] = process.argv.slice(2);

if (role === 'default-stream') serveDefaultStream(given[0]);
else if (role === 'service') await serveCommerce(JSON.parse(given[0]));
else await main(Number(role ?? 5));

async function main(seconds) {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-load-'));
  await chmod(folder, 0o755);
  const database = await startPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  const running = [];
  try {
    const file = join(folder, 'guide.epub');
    await writeFile(file, randomBytes(bytes));
    const empty = await PDFDocument.create();
    empty.addPage();
    await writeFile(join(folder, 'guide.pdf'), await empty.save());
    const url = await provision(database.url, { role: 'commerce_load', password: 'load', schema: 'commerce' });
    await migrate({ ...commerceDatabase, url, ownerUrl: database.url });

    const plain = await start(running, 'default-stream', file);
    const service = await start(running, 'service', JSON.stringify({ url, folder }));
    const links = await linksOf(url, service);
    const targets = {
      'Node, default stream of 64 KiB': () => plain,
      'the service itself': () => `${service}${links()}`,
    };
    if (existsSync(nginx)) {
      const handing = await start(running, 'service', JSON.stringify({ url, folder, accelPrefix: '/guide-files/' }));
      const front = await startNginx(running, folder, handing);
      targets['nginx, static file'] = () => `${front}/guide.epub`;
      targets['the service, handed to nginx'] = () => `${front}${links()}`;
    }
    const rates = {};
    for (const [name, target] of Object.entries(targets)) {
      await read(target, 1);
      rates[name] = await read(target, seconds);
      console.log(`${name.padEnd(32)} ${(rates[name] / 1e6).toFixed(0).padStart(6)} MB/s`);
    }
    const ratio = (one, other) => (rates[one] / rates[other]).toFixed(2);
    console.log(`to the default stream: ${ratio('the service itself', 'Node, default stream of 64 KiB')} (at least 2)`);
    if (existsSync(nginx))
      console.log(`to nginx: ${ratio('the service, handed to nginx', 'nginx, static file')} (at least 0.75)`);
    else console.log('nginx is not installed: apt-get install nginx-light shows what is handed to it.');
  } finally {
    for (const child of running) child.kill();
    await sleep(500);
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each server is a process of its own, as in life; it says where it listens. */
function start(running, kind, argument) {
  const child = fork(fileURLToPath(import.meta.url), [kind, argument], { execArgv: process.execArgv });
  running.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${kind} ended with ${code}`)));
  });
}

function serveDefaultStream(file) {
  const server = createServer((_request, response) => createReadStream(file).pipe(response));
  server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
}

async function serveCommerce({ url, folder, accelPrefix }) {
  const logger = createLogger({ service: 'load', level: 'error' });
  const service = await startCommerce(
    {
      host: '127.0.0.1',
      port: 0,
      databaseUrl: url,
      gatewayJwksUrl: 'http://127.0.0.1:9/',
      publicUrl: 'http://127.0.0.1',
      shopKeys: new KeyRing(['a key for the measurement, of 32 characters and more']),
      guideDir: folder,
      accelPrefix,
      provider: { name: 'sandbox', faults: new Set() },
      reconcileEveryMs: 300_000,
    },
    { logger, transport: new InProcessTransport({ logger }), store: new DiskStore(join(folder, 'bucket')) },
  );
  process.send(service.url);
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
    const { link } = await (await fetch(`${service}/inner/order-texts/${id}`)).json();
    const headers = { authorization: `Order ${link.split('#')[1]}` };
    const order = await (await fetch(`${service}/api/orders/${id}`, { headers })).json();
    links.push(order.files[0].url);
  }
  let next = 0;
  return () => links[next++ % links.length];
}

async function startNginx(running, folder, upstream) {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  probe.close();
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
  running.push(spawn(nginx, ['-c', config], { stdio: 'inherit' }));
  await sleep(500);
  return `http://127.0.0.1:${port}`;
}

/** Bytes a second over all readers. */
async function read(target, seconds) {
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  let total = 0;
  const reader = async () => {
    while (performance.now() < end) {
      await readOne(new URL(target()));
      total += bytes;
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  return total / ((performance.now() - began) / 1000);
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
