// One rented server, as deploy/one-server sets it up, on the bed's engine: from ./install to all data lost and restored.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as connectPlain, createServer } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { publicPaths } from '@blue-peony/contracts';
import { eventually, jpegPhoto } from '@blue-peony/test-kit';
import { root } from '../test-bed/paths.ts';
import { run } from '../test-bed/processes.ts';
import { at, docker, env, group } from './engine.ts';
import { closeBrowser, joinDesk, owner, seen, signInAgain, stage, visits } from './journey.ts';

const site = 'www.agency.test';
/** The bed's own address, behind slirp4netns. */
const outside = '10.0.2.100';
/** A name that leads to slirp4netns itself. */
const elsewhere = 'elsewhere.agency.test';
/** Each container in which the kernel killed for lack of memory. */
const short = at('logs', 'out-of-memory.log');
const checkout = at('server');
const folder = join(checkout, 'deploy/one-server');
/** Its root: Debian without anything, and the first commands of the README. */
const machine = at('machine');

/** What an owner would type. The inbox stands in for a mail server, Caddy's own authority for a public one. */
const answers = {
  SITE: site,
  STAFF_EMAIL: owner.email,
  SMTP_HOST: 'mail-inbox',
  SMTP_PORT: '1025',
  SMTP_USER: 'agency',
  SMTP_PASSWORD: 'a password @ the mail server',
  MAIL_FROM: 'Agency <hello@agency.test>',
  STAFF_NOTIFY_EMAIL: 'staff@agency.test',
  WHOP_API_KEY: 'an-api-key-of-a-test',
  WHOP_ACCOUNT_ID: 'biz_test',
  WHOP_WEBHOOK_SECRET: 'a-webhook-secret-of-a-test',
  BACKUP_COPY: 'disk',
  BACKUP_DISK: at('disk'),
};
const more = { CERTIFICATES: 'local_certs', COMPOSE_PROFILES: 'laptop' };

/** @returns what the command printed @throws Error with it when it ends with another code than 0 */
async function command(
  name: string,
  args: string[] = [],
  given: Record<string, string> = {},
  input = '',
): Promise<string> {
  const running = promisify(execFile)('chroot', [machine, join(folder, name), ...args], {
    env: { ...env, ...more, ...given },
    maxBuffer: 1e8,
  });
  running.child.stdin!.end(input);
  const log = (text: string) => appendFileSync(at('logs', 'one-server.log'), `./${name} ${args.join(' ')}\n${text}\n`);
  return running.then(
    ({ stdout, stderr }) => (log(stdout + stderr), stdout),
    (error: Error & { stdout: string; stderr: string }) => {
      log(error.stdout + error.stderr);
      throw new Error(error.stdout.slice(-2_000) + error.stderr.slice(-2_000));
    },
  );
}

/** Compose, as the commands of the folder call it. */
const server = (...args: string[]) => {
  const files = ['docker-compose.yml', 'deploy/one-server/compose.yml'].flatMap((file) => ['-f', join(checkout, file)]);
  const settings = ['--project-directory', checkout, '--env-file', join(folder, 'settings.env')];
  return run('docker', ['compose', ...files, ...settings, ...args], { env: { ...env, ...more } });
};

let code = '';
let key = '';
const names = ['caddy', 'web', 'gateway', 'intake', 'commerce', 'notification', 'backup', 'postgres', 'rabbitmq', 's3'];
/** @returns what reads the memory of each part now, in MiB as `docker stats` shows it */
async function memory(): Promise<() => Record<string, number>> {
  const lines = (await docker('ps', '--no-trunc', '--format', '{{.ID}} {{.Names}}')).trim().split('\n');
  const ids = new Map(lines.map((line) => line.split(' ').toReversed() as [string, string]));
  const [folder, usage, inactive] = existsSync('/sys/fs/cgroup/memory')
    ? (['memory', 'memory.usage_in_bytes', /^total_inactive_file (\d+)/m] as const)
    : (['', 'memory.current', /^inactive_file (\d+)/m] as const);
  return () =>
    Object.fromEntries(
      names.map((name) => {
        const read = (file: string) =>
          readFileSync(join('/sys/fs/cgroup', folder, group, ids.get(`blue-peony-${name}-1`)!, file), 'utf8');
        return [name, (Number(read(usage)) - Number(inactive.exec(read('memory.stat'))![1])) / 1_048_576];
      }),
    );
}

const opens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connectPlain({ host: outside, port, timeout: 5_000 }, () => {
      // On one machine a socket whose own port is the asked one connects to itself.
      resolve(socket.localPort !== port);
      socket.destroy();
    });
    socket.on('error', () => resolve(false)).on('timeout', () => (socket.destroy(), resolve(false)));
  });

export const oneServer: Record<string, () => Promise<unknown>> = {
  async 'a server: an empty Debian, a clone of this commit, and a name that leads to it'() {
    await run('git', ['clone', '--quiet', root, checkout]);
    copyFileSync('/etc/hosts', at('hosts'));
    appendFileSync(at('hosts'), `\n${outside} ${site}\n10.0.2.2 ${elsewhere}\n`);
    await run('mount', ['--bind', at('hosts'), '/etc/hosts']);
    mkdirSync(join(machine, at()), { recursive: true });
    await run('tar', ['--extract', '--file', at('debian.tar'), '--directory', machine]);
    for (const path of ['/proc', '/dev', '/dev/pts', '/run', at()])
      await run('mount', ['--bind', path, join(machine, path)]);
    for (const path of ['/etc/hosts', '/etc/resolv.conf']) copyFileSync(path, join(machine, path));
    const kills = ['events', '--filter', 'event=oom', '--format', '{{.Actor.Attributes.name}}'];
    spawn('docker', kills, { env, stdio: ['ignore', openSync(short, 'a'), 'ignore'] });
  },
  async 'README: the packages; the engine of this machine stands in for get.docker.com'() {
    const [packages = ''] = /^apt-get .*$/m.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
    await run('chroot', [machine, 'sh', '-ec', packages], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    copyFileSync('/usr/bin/docker', join(machine, 'usr/bin/docker'));
  },
  async './install refuses a sandbox shop, plain backups and the secret of an example'() {
    const refused = (wrong: Record<string, string>) => command('install', [], { ...answers, ...wrong });
    await assert.rejects(refused({ CHECKOUT_PROVIDER: 'sandbox' }), /needs a real shop/);
    await assert.rejects(refused({ BACKUP_PLAIN: 'yes' }), /Backups are encrypted/);
    await assert.rejects(refused({ SITE: 'localhost' }), /is needed/);
    writeFileSync(join(folder, 'settings.env'), `SHOP_SECRET='CHANGE-ME-to-more-than-thirty-two-characters'\n`);
    await assert.rejects(refused({}), /value of an example/);
    writeFileSync(join(folder, 'settings.env'), '');
  },
  async './install asks, and refuses a mail server that does not answer'() {
    const { SITE, STAFF_EMAIL, ...typed } = answers;
    const terminal = ['script', '-qec', `cd ${folder} && ./install ${SITE} ${STAFF_EMAIL}`, '/dev/null'];
    const input = `${Object.values(typed).join('\n')}\n`;
    const asked = run('chroot', [machine, ...terminal], { env: { ...env, ...more }, input });
    await assert.rejects(asked, /The mail server refuses/);
    await server('up', '--detach', '--wait', 'mail-inbox');
  },
  async './install refuses a port that is taken, and an address that does not lead here'() {
    const taken = createServer().listen(80);
    await once(taken, 'listening');
    await assert.rejects(command('install', [], answers), /Port 80 is taken/);
    taken.close();
    const wrong = command('install', [], { ...answers, SITE: elsewhere });
    await assert.rejects(wrong, /does not lead to this server/);
  },
  async './install'() {
    const said = await command('install', [], answers);
    assert.match(said, /https:\/\/www\.agency\.test runs\./);
    [key = ''] = /AGE-SECRET-KEY-1\w+/.exec(said) ?? [];
    [code = ''] = /\d{4} \d{4} \d{4}/.exec(said) ?? [];
  },
  async 'the padlock: its authority vouches for the certificate, and http leads to it'() {
    const ca = await docker('exec', 'blue-peony-caddy-1', 'cat', '/data/caddy/pki/authorities/local/root.crt');
    await new Promise<void>((resolve, reject) => {
      const socket = connect({ host: site, port: 443, servername: site, ca }, () => (socket.destroy(), resolve()));
      socket.on('error', reject);
    });
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const plain = await fetch(`http://${site}/`, { redirect: 'manual' });
    assert.equal(plain.status, 308);
    assert.equal(plain.headers.get('location'), `https://${site}/`);
    const secure = await fetch(`https://${site}/`);
    assert.match(secure.headers.get('alt-svc') ?? '', /h3=":443"/);
    assert.match(secure.headers.get('strict-transport-security') ?? '', /max-age=31536000/);
    Object.assign(stage, { site: `https://${site}`, browsing: { ignoreHTTPSErrors: true } });
  },
  async 'from outside only 80 and 443 answer'() {
    const open: number[] = [];
    for (let first = 1; first < 65_536; first += 1_024) {
      const ports = Array.from({ length: Math.min(1_024, 65_536 - first) }, (_, index) => first + index);
      const answered = await Promise.all(ports.map(opens));
      open.push(...ports.filter((_, index) => answered[index]));
    }
    assert.deepEqual(open, [80, 443]);
  },
  ...Object.fromEntries(Object.entries(visits).map(([name, work]) => [`one server: ${name}`, work])),
  async 'the first owner joins by the code of the terminal'() {
    await joinDesk(`${stage.site}/admin/first`, async (page) => {
      await page.getByLabel('Email').fill(owner.email);
      await page.getByLabel('Code').fill(code);
      await page.getByRole('button', { name: 'Open the desk' }).click();
    });
    await assert.rejects(command('first-owner'), /has an account already/);
  },
  async 'memory at idle, and with five photos of 12 megapixels at once'() {
    const read = await memory();
    const idle = read();
    const body = await jpegPhoto({ width: 4_032, height: 3_024 }, 20);
    const peak: Record<string, number> = {};
    const upload = async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(body)], { type: 'image/jpeg' }), 'me.jpg');
      return (await fetch(stage.site + publicPaths.uploadPhoto, { method: 'POST', body: form })).status;
    };
    const look = setInterval(() => {
      for (const [name, used] of Object.entries(read())) peak[name] = Math.max(peak[name] ?? 0, used);
    }, 50);
    assert.deepEqual(await Promise.all(Array.from({ length: 5 }, upload)), [201, 201, 201, 201, 201]);
    clearInterval(look);
    const all = (used: Record<string, number>) => Object.values(used).reduce((sum, one) => sum + one, 0);
    const line = (name: string, before: number, most: number) =>
      `${name}: ${before.toFixed(0)}, ${most.toFixed(0)} MiB`;
    return [...names.map((name) => line(name, idle[name]!, peak[name]!)), line('all', all(idle), all(peak))];
  },
  async './status and ./invite'() {
    assert.match(await command('status'), /gateway\s+Up[^]*Newest backup: 20/);
    assert.match(await command('invite', ['ann@agency.test', 'reviewer']), /ann@agency\.test is invited as reviewer/);
  },
  async './rotate: second factors outlive the key that sealed them'() {
    await command('rotate', ['SECRETS_KEY']);
    await assert.rejects(command('rotate', ['SECRETS_KEY']), /replaced before/);
    await command('rotate', ['--end', 'SECRETS_KEY']);
    assert.match(readFileSync(join(folder, 'settings.env'), 'utf8'), /^SECRETS_KEY_PREVIOUS=''$/m);
    await signInAgain();
  },
  async './update to a release that does not start goes back'() {
    const main = join(checkout, 'apps/intake/src/main.ts');
    const whole = readFileSync(main, 'utf8');
    writeFileSync(main, `${whole}\nprocess.exit(3);\n`);
    await assert.rejects(command('update', ['--here']), /going back to [^]*runs again/);
    writeFileSync(main, whole);
    await seen();
  },
  async './update to a release that starts'() {
    writeFileSync(join(checkout, 'CHANGELOG.md'), `${readFileSync(join(checkout, 'CHANGELOG.md'), 'utf8')}\nMore.\n`);
    assert.match(await command('update', ['--here']), /-dirty runs\./);
    await seen();
  },
  async 'all data lost, ./restore'() {
    await server('run', '--rm', '--no-deps', '--no-TTY', 'backup', 'create');
    const said = await command('restore', [], {}, 'yes\n');
    await eventually('the site is back', async () => (await fetch(`${stage.site}/`)).ok);
    await signInAgain();
    return [said.trim().split('\n').at(-1)];
  },
  async './move, and the backup restored on Kubernetes and back (deploy/test-bed)'() {
    await command('move', [], {}, 'yes\n');
    const bed = [...process.execArgv, 'deploy/test-bed/main.ts', '--only', 'moves here'];
    const said = await run(process.execPath, bed, { cwd: root, env: { ...process.env, MOVED: join(folder, 'moved') } });
    return said.split('\n').filter((line) => /^(ok|X ) /.test(line));
  },
  async './install where nothing is left, ./restore with the key and what Kubernetes packed'() {
    await server('--profile', 'backup', 'down', '--volumes');
    const settings = join(folder, 'settings.env');
    // Images are there already, by this tag.
    writeFileSync(settings, `${/^TAG=.*$/m.exec(readFileSync(settings, 'utf8'))![0]}\n`);
    await server('up', '--detach', '--wait', 'mail-inbox');
    await command('install', [], answers);
    await command('restore', [key, join(folder, 'moved')], {}, 'yes\n');
    const emails = "SELECT json_agg(json_build_object('email', email) ORDER BY email) FROM intake.applications";
    // The stand-in's socket is in /tmp.
    const sql = ['psql', '--host=/tmp', '--user=postgres', '--dbname=blue_peony', '-At', '--command', emails];
    const there = JSON.parse(readFileSync(join(folder, 'moved/applications.json'), 'utf8')) as unknown[];
    assert.deepEqual(JSON.parse(await docker('exec', 'blue-peony-postgres-1', ...sql)), there);
    await signInAgain();
    return [`${there.length} applications`];
  },
  async 'nothing was killed for lack of memory'() {
    await closeBrowser();
    // The last line is that of a container that eats all it can: the kernel's word arrives.
    const hungry = ['run', '--rm', '--name', 'hungry', '--memory', '16m', 'debian:bookworm-slim', 'tail', '/dev/zero'];
    await assert.rejects(docker(...hungry));
    await eventually('the end of it', () => readFileSync(short, 'utf8').endsWith('hungry\n'));
    assert.equal(readFileSync(short, 'utf8'), 'hungry\n');
  },
};
