import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testConfig, tool } from './config.ts';
import { freePorts } from './free-ports.ts';
import { greets, untilReady } from './until.ts';

/** A mailbox that a test can take away. */
export type TestMailbox = {
  /** `imaps://user:password@localhost:port`, the same after every stop and start. */
  url: string;
  /** The same by `imap://`, with STARTTLS unless the server has no TLS. */
  plainUrl: string;
  /** PEM of the certificate that made itself, and its path. */
  ca: string;
  caPath: string;
  stop(): Promise<void>;
  /** A mail arrives, also while the server is stopped. */
  deliver(raw: string): Promise<void>;
  /** Resolves once the server answers again. */
  start(): Promise<void>;
  /** Stops the server permanently and deletes its mails. */
  dispose(): Promise<void>;
};

const run = promisify(execFile);
const nobody = 65_534;

/** A Dovecot of its own, without rights, in a temporary folder. @param tls false: a server that speaks in the clear only */
export async function startMailbox({ tls = true } = {}): Promise<TestMailbox> {
  const program = tool('DOVECOT_PATH');
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-imap-'));
  const at = (name: string) => join(folder, name);
  const [port, plainPort] = (await freePorts(2)) as [number, number];
  await makeCertificate(at('key.pem'), at('cert.pem'));
  // Dovecot reads no mails as root.
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const names = user.uid ? (['nobody', 'nogroup'] as const) : await ownNames();
  await writeFile(at('dovecot.conf'), settingsOf({ folder, port, plainPort, tls, names }));
  if (user.uid) for (const path of [folder, ...(await readdir(folder)).map(at)]) await chown(path, nobody, nobody);

  let server: ChildProcess | undefined;
  const kill = () => void server?.kill('SIGKILL');
  process.once('exit', kill);
  const login = (scheme: string, taken: number) => `${scheme}://replies:secret@localhost:${taken}`;
  const mailbox: TestMailbox = {
    url: login('imaps', port),
    plainUrl: login('imap', plainPort),
    ca: await readFile(at('cert.pem'), 'utf8'),
    caPath: at('cert.pem'),
    async start() {
      server = spawn(program, ['-F', '-c', at('dovecot.conf')], {
        ...user,
        env: { PATH: testConfig.path },
        stdio: 'ignore',
      });
      const isOk = (greeting: Buffer) => greeting.toString().startsWith('* OK');
      await untilReady('Dovecot', () => greets({ host: 'localhost', port: plainPort }, isOk), {
        child: server,
        said: () => readFileSync(at('log'), 'utf8'),
      });
    },
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
    async deliver(raw) {
      const saving = spawn('doveadm', ['-c', at('dovecot.conf'), 'save'], {
        ...user,
        env: { PATH: testConfig.path, USER: 'replies', HOME: at('home') },
        stdio: ['pipe', 'ignore', 'inherit'],
      });
      saving.stdin.end(raw);
      const [code] = (await once(saving, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`doveadm ended with ${code}`);
    },
    async dispose() {
      await mailbox.stop();
      process.removeListener('exit', kill);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await mailbox.start();
  return mailbox;
}

async function makeCertificate(key: string, cert: string): Promise<void> {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', ['req', ...kind, '-keyout', key, '-out', cert, ...names]);
}

async function ownNames(): Promise<readonly [string, string]> {
  const [user, group] = await Promise.all([run('id', ['-un']), run('id', ['-gn'])]);
  return [user.stdout.trim(), group.stdout.trim()];
}

type Given = { folder: string; port: number; plainPort: number; tls: boolean; names: readonly [string, string] };

const settingsOf = ({ folder, port, plainPort, tls, names: [user, group] }: Given) => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = localhost
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
ssl = ${tls ? 'required' : 'no'}
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
mail_location = sdbox:${folder}/mail
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = home=${folder}/home
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${plainPort}
  }
  inet_listener imaps {
    port = ${tls ? port : 0}
    ssl = yes
  }
}
`;
