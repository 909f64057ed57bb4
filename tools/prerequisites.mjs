// Brings what the tests need besides npm packages. A tool that cannot be brought fails the tests that ask for it
// (`tool()` of the test kit), with the line that installs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chartTools } from './chart-tools.mjs';
import { goModule, goTool, onPath } from './go-tools.mjs';

const minutes = 60_000;
const s3Server = { module: 'github.com/versity/versitygw/cmd/versitygw', version: 'v1.8.0' };
const composeSpec = 'github.com/compose-spec/compose-go/v2@v2.16.2';
const firstOf = (...paths) => paths.find((path) => path && existsSync(path));

/**
 * A whole Chromium, which lighthouse needs too; and the same engine without windows, where each page of a test costs a
 * third of the processor time.
 */
const chromium = () => ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean);

/** Where each tool is found, Debian's packages of it, and what to do without. */
const tools = {
  CHROMIUM_PATH: {
    find: () => onPath('chromium-headless-shell') ?? chromium(),
    packages: ['chromium', 'chromium-headless-shell'],
    otherwise: 'install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH',
  },
  NGINX_PATH: {
    find: () => onPath('nginx') ?? firstOf('/usr/sbin/nginx'),
    packages: ['nginx-light'],
    otherwise: 'install nginx (Debian: apt-get install nginx-light), or set NGINX_PATH',
  },
  RABBITMQ_PATH: {
    find: (env) => (env.EVENTS_URL ? '' : firstOf('/usr/lib/rabbitmq/bin/rabbitmq-server')),
    packages: ['rabbitmq-server'],
    otherwise:
      'install RabbitMQ (Debian: apt-get install rabbitmq-server), or set EVENTS_URL to one that runs, or start Docker',
  },
  DOVECOT_PATH: {
    find: () => onPath('dovecot') ?? firstOf('/usr/sbin/dovecot'),
    packages: ['dovecot-imapd'],
    otherwise: 'install Dovecot (Debian: apt-get install dovecot-imapd), or set DOVECOT_PATH',
  },
  VERSITYGW_PATH: {
    find: (env) => (env.S3_ENDPOINT ? '' : goTool(s3Server, env)),
    otherwise: `install Go (then ${s3Server.module}@${s3Server.version} is built), or set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`,
  },
  POSTGRES_BIN: {
    find: () => firstOf('/usr/lib/postgresql'),
    packages: ['postgresql'],
    otherwise: 'install PostgreSQL with pg_dump (Debian: apt-get install postgresql)',
  },
  BROTLI_PATH: {
    find: () => onPath('brotli'),
    packages: ['brotli'],
    otherwise: 'install brotli (Debian: apt-get install brotli)',
  },
  COMPOSE_SPEC_PATH: {
    find: (env) => onPath('go') && join(goModule(composeSpec, env), 'schema', 'compose-spec.json'),
    otherwise:
      'install Go (then the Compose specification is fetched), or set COMPOSE_SPEC_PATH to its compose-spec.json',
  },
};

/** What only the deep ring needs: the engines of the browsers that most visitors have, and a reader of e-books. */
const deepTools = {
  FIREFOX_PATH: {
    find: () => onPath('firefox-esr') ?? onPath('firefox'),
    packages: ['firefox-esr'],
    otherwise: 'install Firefox (Debian: apt-get install firefox-esr), or set FIREFOX_PATH',
  },
  WEBKIT_DRIVER_PATH: {
    find: () => onPath('WebKitWebDriver'),
    packages: ['webkit2gtk-driver'],
    otherwise: 'install WebKitGTK with its WebDriver (Debian: apt-get install webkit2gtk-driver)',
  },
  XVFB_PATH: {
    find: () => onPath('Xvfb'),
    packages: ['xvfb'],
    otherwise: 'install the display of WebKit (Debian: apt-get install xvfb)',
  },
  EPUBCHECK_JAR: {
    find: () => onPath('java') && firstOf('/usr/bin/epubcheck', '/usr/share/java/epubcheck.jar'),
    packages: ['epubcheck', 'default-jre-headless'],
    otherwise: 'install epubcheck and Java (Debian: apt-get install epubcheck default-jre-headless)',
  },
};

/**
 * @param {{ deep?: boolean, env?: NodeJS.ProcessEnv }} ring the deep one needs the chart's tools and those above too
 * @returns {Promise<NodeJS.ProcessEnv>} variables for the run; `MISSING_TOOLS` says what to do about each missing one
 */
export async function bringTools({ deep = false, env = process.env } = {}) {
  const wanted = deep ? { ...tools, ...deepTools, ...chartTools } : tools;
  await installDebianPackages(wanted, env);
  const found = Object.entries(wanted).map(([name, { find }]) => [name, env[name] ?? find(env)]);
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => [name, wanted[name].otherwise]);
  for (const [name, line] of missing) console.error(`${name} is missing: ${line}`);
  return {
    ...Object.fromEntries(found.filter(([, path]) => path)),
    MISSING_TOOLS: JSON.stringify(Object.fromEntries(missing)),
  };
}

async function installDebianPackages(wanted, env) {
  const lists = Object.entries(wanted)
    .filter(([name, { find, packages }]) => packages && !env[name] && !find(env))
    .map(([, { packages }]) => packages);
  if (lists.length === 0 || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${lists.flat().join(', ')} …`);
  await aptGet(['update', '-qq'], env);
  // One tool after another, because a package that this release of Debian lacks would keep all of them away.
  for (const packages of lists)
    await aptGet(['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0', ...packages], env);
}

async function aptGet(args, env) {
  // Run level 1 prevents the packages from starting their servers.
  const child = spawn('apt-get', args, {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 10 * minutes,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) console.error(`apt-get ${args.join(' ')} failed`);
}
