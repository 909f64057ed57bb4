import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testConfig } from './config.ts';
import { freePorts } from './free-ports.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import { greets, untilReady } from './until.ts';

/** A broker that a test can stop and start. */
export type TestBroker = {
  /** `amqp://…`, the same after every stop and start. */
  url: string;
  /** Makes the broker unreachable like an outage; confirmed messages stay. */
  stop(): Promise<void>;
  /** Resolves once the broker answers again. */
  start(): Promise<void>;
  /** Stops the broker permanently and deletes its data. */
  dispose(): Promise<void>;
};

/** A broker whose processes belong to the caller. */
export type OwnBroker = TestBroker & {
  /** Sends a signal to all of its processes. For a signal that ends them, resolves at their end. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Runs `rabbitmqctl` on the broker. @returns its output */
  control(...args: string[]): Promise<string>;
};

const run = promisify(execFile);
const startTimeoutMs = 60_000;
const stopTimeoutMs = 20_000;
const image = 'rabbitmq:4';
// The script itself: Debian's wrapper in the PATH requires root or its own user, and the system's single node.
const script = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const controlScript = '/usr/lib/rabbitmq/bin/rabbitmqctl';

/**
 * A real RabbitMQ: a separate node from the installed package, else the broker of `EVENTS_URL` behind a proxy that can
 * be cut, else a container.
 * @throws Error that says what to install when none is available
 */
export async function startBroker(): Promise<TestBroker> {
  if (existsSync(script)) return startOwnBroker();
  if (testConfig.eventsUrl) return startProxied(testConfig.eventsUrl);
  const docker = await run('docker', ['info'], { timeout: 10_000 }).catch(() => undefined);
  if (docker) return startContainer();
  throw new Error(
    'No RabbitMQ for the tests. Install one (Debian, Ubuntu: apt-get install rabbitmq-server), or name a running one ' +
      'in EVENTS_URL (amqp://user:password@host:5672), or start Docker.',
  );
}

/** A separate node from the installed package. */
export async function startOwnBroker(): Promise<OwnBroker> {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-rabbitmq-'));
  const [port, distPort, epmdPort] = await freePorts(3);
  const env = await configureNode(folder, { port: port!, distPort: distPort!, epmdPort: epmdPort! });
  // Otherwise Erlang would start a daemon that outlives the broker.
  const epmd = spawn('epmd', ['-port', String(epmdPort), '-address', '127.0.0.1'], { env, stdio: 'ignore' });
  epmd.on('error', () => undefined);
  let node: ChildProcess | undefined;
  const killAll = () => {
    if (node?.pid) signalGroup(node.pid, 'SIGKILL');
    epmd.kill('SIGKILL');
  };
  process.once('exit', killAll);

  const broker: OwnBroker = {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    async signal(signal) {
      const exited = signal === 'SIGKILL' && once(node!, 'exit');
      signalGroup(node!.pid!, signal);
      await exited;
    },
    control: async (...args) => (await run(controlScript, args, { env, cwd: folder })).stdout,
    async start() {
      // A process group of its own, so that the script, the virtual machine and its children all get each signal.
      node = spawn(script, [], { env, cwd: folder, stdio: 'ignore', detached: true });
      await ready('127.0.0.1', port!, node);
    },
    async stop() {
      if (!node?.pid || node.exitCode !== null || node.signalCode !== null) return;
      const { pid } = node;
      const exited = once(node, 'exit');
      signalGroup(pid, 'SIGTERM');
      const late = setTimeout(() => signalGroup(pid, 'SIGKILL'), stopTimeoutMs);
      await exited;
      clearTimeout(late);
    },
    async dispose() {
      await broker.stop();
      killAll();
      process.removeListener('exit', killAll);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await broker.start().catch(async (error: unknown) => {
    await broker.dispose();
    throw error;
  });
  return broker;
}

type NodePorts = Record<'port' | 'distPort' | 'epmdPort', number>;

/** Writes a node's settings into its folder. @returns the node's environment */
async function configureNode(folder: string, { port, distPort, epmdPort }: NodePorts): Promise<NodeJS.ProcessEnv> {
  const at = (name: string) => join(folder, name);
  await writeFile(at('enabled_plugins'), '[].');
  await writeFile(at('rabbitmq-env.conf'), '');
  const settings = [`listeners.tcp.1 = 127.0.0.1:${port}`, 'log.console = false', 'log.file.level = error'];
  await writeFile(at('rabbitmq.conf'), `${settings.join('\n')}\ndisk_free_limit.absolute = 50MB\n`);
  return {
    PATH: testConfig.path,
    LANG: 'C.UTF-8',
    // Folder of the Erlang cookie.
    HOME: folder,
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: `test-${randomBytes(6).toString('hex')}@localhost`,
    RABBITMQ_DIST_PORT: String(distPort),
    RABBITMQ_MNESIA_BASE: at('data'),
    RABBITMQ_LOG_BASE: at('log'),
    RABBITMQ_CONFIG_FILE: at('rabbitmq.conf'),
    RABBITMQ_CONF_ENV_FILE: at('rabbitmq-env.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: at('enabled_plugins'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 2:2 +sbwt none',
  };
}

async function startProxied(eventsUrl: string): Promise<TestBroker> {
  const url = new URL(eventsUrl);
  if (url.protocol !== 'amqp:') throw new Error('Tests need a plain amqp:// address in EVENTS_URL');
  const target = { host: url.hostname, port: Number(url.port || 5672) };
  await ready(target.host, target.port);
  const proxy = await startTcpProxy(target);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { url: url.href, stop: proxy.cut, start: proxy.restore, dispose: proxy.cut };
}

async function startContainer(): Promise<TestBroker> {
  const [port] = await freePorts(1);
  const { stdout } = await run('docker', ['run', '-d', '-p', `127.0.0.1:${port}:5672`, image], { timeout: 300_000 });
  const id = stdout.trim();
  const docker = async (...args: string[]) => void (await run('docker', [...args, id], { timeout: startTimeoutMs }));
  const broker: TestBroker = {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    stop: () => docker('stop'),
    async start() {
      await docker('start');
      await ready('127.0.0.1', port!);
    },
    dispose: () => docker('rm', '--force', '--volumes'),
  };
  await ready('127.0.0.1', port!).catch(async (error: unknown) => {
    await broker.dispose();
    throw error;
  });
  return broker;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process has ended already.
  }
}

/** RabbitMQ answers with a method frame (type 1); another program on this port would not. */
const ready = (host: string, port: number, child?: ChildProcess): Promise<void> =>
  untilReady('RabbitMQ', () => greets({ host, port }, ([type]) => type === 1, 'AMQP\0\0\u0009\u0001'), {
    ...(child && { child }),
  });
