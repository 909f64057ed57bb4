// Installs what the tests need besides npm packages: RabbitMQ, Chromium, nginx with Brotli, an S3 server, the Compose
// specification, tools for the Helm chart, and epubcheck.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chartTools, hasPython } from './chart-tools.mjs';
import { goTool, onPath } from './go-tools.mjs';

const minutes = 60_000;
const s3Server = { module: 'github.com/versity/versitygw/cmd/versitygw', version: 'v1.8.0' };
const composeSpec = 'github.com/compose-spec/compose-go/v2@v2.16.2';

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore', timeout: minutes }).status === 0;
const hasDocker = () => succeeds('docker', ['info']);
const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== undefined;

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} additional variables for the test run
 * @throws {Error} that says exactly what to install
 */
export function bringPrerequisites(env = process.env) {
  installDebianPackages(env);
  const missing = [];
  const found = {
    ...browser(env, missing),
    ...nginx(env, missing),
    ...s3(env, missing),
    ...compose(env, missing),
    ...chartTools(env, missing),
    ...epubcheck(env, missing),
  };
  if (!onPath('brotli')) missing.push('brotli: install it (Debian: apt-get install brotli)');
  if (!rabbitmq() && !env.EVENTS_URL && !hasDocker())
    missing.push(
      'RabbitMQ: install it (Debian: apt-get install rabbitmq-server), or set EVENTS_URL to one that runs, or start Docker',
    );
  if (!postgresTools())
    missing.push('PostgreSQL with pg_dump in /usr/lib/postgresql: Debian: apt-get install postgresql');
  if (missing.length > 0) throw new Error(`The tests need:\n${missing.map((line) => `  - ${line}`).join('\n')}`);
  return found;
}

const rabbitmq = () => ['/usr/sbin/rabbitmq-server', '/usr/lib/rabbitmq/bin/rabbitmq-server'].find(existsSync);
const epubcheckJar = () => ['/usr/bin/epubcheck', '/usr/share/java/epubcheck.jar'].find(existsSync);
/** A whole Chromium, which lighthouse needs too. */
const chromium = () => ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean);
/** The same engine without windows: each page of a test costs it a third of the processor time. */
const headlessShell = () => onPath('chromium-headless-shell');

const postgresTools = () => existsSync('/usr/lib/postgresql');
const webServer = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(existsSync);

function installDebianPackages(env) {
  const packages = [];
  if (!rabbitmq() && !env.EVENTS_URL) packages.push('rabbitmq-server');
  if (!chromium() && !env.CHROMIUM_PATH) packages.push('chromium');
  if (!headlessShell() && !env.CHROMIUM_PATH) packages.push('chromium-headless-shell');
  if (!webServer() && !env.NGINX_PATH) packages.push('nginx-light');
  if (!onPath('brotli')) packages.push('brotli');
  if (!postgresTools()) packages.push('postgresql');
  if (!hasPython() && !env.KUBERNETES_SCHEMAS) packages.push('python3-venv');
  if (!epubcheckJar() && !env.EPUBCHECK_JAR) packages.push('epubcheck');
  if (!onPath('promtool') && !env.PROMTOOL_PATH) packages.push('prometheus');
  if (!onPath('java')) packages.push('default-jre-headless');
  if (packages.length === 0 || !canInstall()) return;
  console.log(`Installing ${packages.join(', ')} …`);
  // Run level 1 prevents the packages from starting their servers.
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  execFileSync('apt-get', ['update', '-qq'], { ...options, timeout: 5 * minutes });
  const quiet = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0'];
  execFileSync('apt-get', ['install', ...quiet, ...packages], { ...options, timeout: 10 * minutes });
}

function browser(env, missing) {
  const path = env.CHROMIUM_PATH ?? headlessShell() ?? chromium();
  if (path && existsSync(path)) return { CHROMIUM_PATH: path };
  missing.push('Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH');
  return {};
}

function epubcheck(env, missing) {
  const path = env.EPUBCHECK_JAR ?? epubcheckJar();
  if (path && existsSync(path) && onPath('java')) return { EPUBCHECK_JAR: path };
  missing.push(
    'epubcheck and Java: install them (Debian: apt-get install epubcheck default-jre-headless), or set EPUBCHECK_JAR to its jar',
  );
  return {};
}

function nginx(env, missing) {
  const path = env.NGINX_PATH ?? webServer();
  if (path && existsSync(path)) return { NGINX_PATH: path };
  missing.push('nginx: install it (Debian: apt-get install nginx-light), or set NGINX_PATH');
  return {};
}

function compose(env, missing) {
  if (env.COMPOSE_SPEC_PATH) return {};
  if (onPath('go')) {
    /** @type {import('node:child_process').ExecFileSyncOptionsWithStringEncoding} */
    const options = { encoding: 'utf8', timeout: 5 * minutes };
    const { Dir } = JSON.parse(execFileSync('go', ['mod', 'download', '-json', composeSpec], options));
    return { COMPOSE_SPEC_PATH: join(Dir, 'schema', 'compose-spec.json') };
  }
  missing.push('the Compose specification: install Go, or set COMPOSE_SPEC_PATH to its compose-spec.json');
  return {};
}

function s3(env, missing) {
  if (env.S3_ENDPOINT) return {};
  const path = env.VERSITYGW_PATH ?? goTool(s3Server, env);
  if (path && existsSync(path)) return { VERSITYGW_PATH: path };
  missing.push(
    `an S3 server: install Go (then ${s3Server.module}@${s3Server.version} is built), or set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`,
  );
  return {};
}
