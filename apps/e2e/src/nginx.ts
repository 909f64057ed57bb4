import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts, tool } from '@blue-peony/test-kit';

const root = resolve(import.meta.dirname, '../../..');
const builds = ['apps/site/dist', 'apps/admin/dist'].map((path) => join(root, path));
const makePages = join(root, 'deploy/web/make-pages.sh');
const program = tool('NGINX_PATH');
const startTimeoutMs = 60_000;

export const unreachable = 'http://127.0.0.1:1';

/** nginx with the web image's configuration, in front of this gateway. */
export async function startNginx({
  gatewayUrl,
  publicUrl = 'http://localhost:8080',
  strictTransport = '',
  gatewayConf,
}: {
  gatewayUrl: string;
  publicUrl?: string;
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
  // Like in the image, but with other paths.
  const pages = join(folder, 'site');
  await promisify(execFile)('sh', [makePages, builds[0]!, pages], {
    env: { PATH: process.env.PATH, PUBLIC_URL: publicUrl },
  });
  const script = ['--import', './tools/register.mjs', 'deploy/web/nginx-config.mjs', ...builds];
  const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: root, timeout: startTimeoutMs });
  const config = stdout
    .replaceAll('/srv/site', builds[0]!)
    .replaceAll('/tmp/site', pages)
    .replaceAll('/srv/admin', admin)
    .replace('/etc/nginx/blue-peony', folder)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('worker_shutdown_timeout 20s', 'worker_shutdown_timeout 1s')
    .replaceAll('/tmp/nginx', join(folder, 'nginx'))
    .replace('/tmp/keeps-away', join(folder, 'keeps-away'));
  await writeFile(join(folder, 'nginx.conf'), process.getuid?.() === 0 ? `user root;\n${config}` : config);
  const server = spawn(program, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeoutMs;
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => undefined))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start: ${said}`);
    await sleep(50);
  }
  return {
    url,
    /** The file that is there while search engines are kept away. */
    keepsAway: join(folder, 'keeps-away'),
    /** Everything that it has logged. */
    output: () => said,
    async stop() {
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
