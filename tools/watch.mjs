// Runs a program from source and restarts it when a file below the folders changes:
//   node tools/watch.mjs <program> <folder>…
// Node's own --watch loses a file after an editor has replaced it instead of writing to it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds to collect changes, because an editor touches a file several times when it saves. */
const settleMs = 100;

const [program, ...folders] = process.argv.slice(2);
const register = new URL('register.mjs', import.meta.url).href;

function foldersBelow(folder) {
  const inside = readdirSync(folder, { withFileTypes: true });
  const below = inside.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  return [folder, ...below.flatMap(({ name }) => foldersBelow(join(folder, name)))];
}

async function change() {
  const seen = new AbortController();
  await new Promise((resolve) => {
    for (const folder of folders.flatMap(foldersBelow)) watch(folder, { signal: seen.signal }, resolve);
  });
  seen.abort();
  await sleep(settleMs);
}

let child;
let ended;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    // The terminal sends Ctrl-C to the program, too.
    if (signal === 'SIGTERM') child.kill(signal);
    const [code] = await ended;
    process.exit(code ?? 1);
  });

for (;;) {
  const changed = change();
  child = spawn(process.execPath, ['--import', register, program], { stdio: 'inherit' });
  ended = once(child, 'exit');
  await changed;
  // With this signal a service stops without its usual grace period, because nothing else depends on it here.
  child.kill('SIGINT');
  await ended;
}
