import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let folder;
let watcher;
let said;
const nextLine = async () => (await said.next()).value;
const source = () => join(folder, 'inner', 'word.ts');
const write = (word, path = source()) => writeFileSync(path, `export const word: string = '${word}';\n`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blue-peony-watch-'));
  mkdirSync(join(folder, 'inner'));
  write('first');
  const program = join(folder, 'program.ts');
  writeFileSync(
    program,
    `import { word } from './inner/word.ts';
     process.once('SIGINT', () => process.exit(0)).once('SIGTERM', () => process.exit(7));
     setInterval(() => undefined, 1_000);
     console.log(word);`,
  );
  watcher = spawn(process.execPath, [join(import.meta.dirname, 'watch.mjs'), program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  said = createInterface({ input: watcher.stdout })[Symbol.asyncIterator]();
});
afterEach(async () => {
  watcher.kill('SIGTERM');
  if (watcher.exitCode === null) await once(watcher, 'exit');
  rmSync(folder, { recursive: true });
});

test('restarts a program each time that a file is written or replaced', async () => {
  expect(await nextLine()).toBe('first');
  for (const word of ['replaced', 'replaced again']) {
    write(word, `${source()}.tmp`);
    renameSync(`${source()}.tmp`, source());
    expect(await nextLine()).toBe(word);
  }
  write('written');
  expect(await nextLine()).toBe('written');
});

test('ends with the program, by its exit code', async () => {
  await nextLine();
  watcher.kill('SIGTERM');
  expect(await once(watcher, 'exit')).toEqual([7, null]);
});
