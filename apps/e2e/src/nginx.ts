import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePorts, tool, untilReady } from '@blue-peony/test-kit';

const root = resolve(import.meta.dirname, '../../..');
const builds = ['apps/site/dist', 'apps/admin/dist'].map((path) => join(root, path));
/** What the web image runs beside nginx. */
export const keepPages = join(root, 'deploy/web/keep-pages.sh');
const program = tool('NGINX_PATH');
const startTimeoutMs = 60_000;

export const unreachable = 'http://127.0.0.1:1';

/** @returns what the web image's script writes for these builds */
async function made(given: string[]): Promise<string> {
  const script = ['--import', './tools/register.mjs', 'deploy/web/nginx-config.mjs', ...given];
  return (await promisify(execFile)(process.execPath, script, { cwd: root, timeout: startTimeoutMs })).stdout;
}

let config: Promise<string> | undefined;

/** The paths of which nginx keeps a copy. */
export const keptPaths = async () => (await made(builds.slice(0, 1))).trim().split('\n');

/** nginx with the web image's configuration, in front of this gateway. */
export async function startNginx({
  gatewayUrl,
  strictTransport = '',
  gatewayConf,
}: {
  gatewayUrl: string;
  strictTransport?: string;
  /** A `gateway.conf` as it is installed, in place of one for `gatewayUrl`. */
  gatewayConf?: string;
}) {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-nginx-'));
  const [port] = await freePorts(1);
  const admin = join(folder, 'admin');
  await mkdir(admin);
  await symlink(builds[1]!, join(admin, 'admin'));
  // Without a resolver, because nginx would use it for `localhost`.
  const where = {
    gateway: gatewayUrl.replace('localhost', '127.0.0.1'),
    strict_transport: strictTransport,
  };
  const maps = Object.entries(where).map(([name, value]) => `map "" $${name} { default "${value}"; }`);
  await writeFile(join(folder, 'gateway.conf'), gatewayConf ?? maps.join('\n'));
  config ??= made(builds);
  const moved = (await config)
    .replaceAll('/srv/site', builds[0]!)
    .replace('/tmp/pages', join(folder, 'pages'))
    .replace('root /tmp;', `root ${folder};`)
    .replaceAll('/srv/admin', admin)
    .replace('/etc/nginx/blue-peony', folder)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('worker_shutdown_timeout 20s', 'worker_shutdown_timeout 1s')
    .replaceAll('/tmp/nginx', join(folder, 'nginx'));
  await writeFile(join(folder, 'nginx.conf'), process.getuid?.() === 0 ? `user root;\n${moved}` : moved);
  const server = spawn(program, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await untilReady('nginx', () => fetch(`${url}/admin`, { method: 'HEAD' }), { child: server, said: () => said });
  return {
    url,
    /** What `keep-pages.sh` makes once there is a copy of every page. */
    pagesKept: join(folder, 'pages-kept'),
    /** The number of answers of which it keeps a copy. */
    copies: async () => (await readdir(join(folder, 'pages'))).length,
    /** Everything that it has logged. */
    output: () => said,
    async stop() {
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** The raw response: `fetch` would decompress it and normalize the path. */
export function get(base: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((done, failed) => {
    request({ hostname, port, path, headers, method }, (response) => {
      buffer(response).then((body) => done({ status: response.statusCode, headers: response.headers, body }), failed);
    })
      .on('error', failed)
      .end();
  });
}
