// Shared by the measuring scripts: the built product with its real gateway, and the README's tables.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

const program = fileURLToPath(new URL('../../standalone/dist/main.js', import.meta.url));
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the built product on free ports. Build it first: `npm run build` in the root. */
export async function startProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-measure-'));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', MAIL_INBOX_PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part) => (output += part));
  for (let waited = 0; !/│ API/.test(output); waited += 1) {
    if (child.exitCode !== null || waited > 600) throw new Error(`The product did not start:\n${output}`);
    await sleep(100);
  }
  return {
    url: /│ Site +│ (\S+)/.exec(output)[1],
    async stop() {
      child.kill('SIGINT');
      await once(child, 'close');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Puts a table between `<!-- name -->` and `<!-- /name -->` of the README. */
export async function writeTable(name, rows) {
  const file = new URL('../README.md', import.meta.url);
  const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const table = [head, `|${rows[0].map((_, index) => (index ? ' ---: ' : ' --- ')).join('|')}|`, ...body].join('\n');
  const text = await readFile(file, 'utf8');
  const between = new RegExp(`(<!-- ${name} -->\n).*?(\n<!-- /${name} -->)`, 's');
  if (!between.test(text)) throw new Error(`README.md has no place for ${name}`);
  await writeFile(
    file,
    text.replace(between, (_, open, close) => `${open}\n${table}\n${close}`),
  );
  console.log(table);
}
