import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const code = `export function breakDown() {\nthrow new TypeError('it broke');\n}\n`;
// cspell:ignore MAIQ
/** The error's place is line 5, column 9 of the source. */
const map = { version: 3, sources: ['source.ts'], names: [], mappings: ';MAIQ' };

test('a stack names the line of the TypeScript source, and a file without a map by itself', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'blue-peony-stacks-')));
  try {
    writeFileSync(join(folder, 'main.mjs'), code);
    writeFileSync(join(folder, 'main.mjs.map'), JSON.stringify(map));
    writeFileSync(join(folder, 'plain.mjs'), `import { breakDown } from './main.mjs';\nbreakDown();\n`);
    const url = pathToFileURL(`${folder}/`).href;
    const program = `
      import { mapStacks } from ${JSON.stringify(join(import.meta.dirname, 'mapped-stacks.ts'))};
      mapStacks(${JSON.stringify(url)});
      await import(${JSON.stringify(`${url}plain.mjs`)}).catch(({ stack }) => console.log(stack));`;
    const args = ['--disable-warning=ExperimentalWarning', '--import', './tools/register.mjs'];
    const { stdout } = spawnSync(process.execPath, [...args, '--input-type=module', '--eval', program], {
      cwd: root,
      encoding: 'utf8',
    });
    const [said, first, second] = stdout.split('\n').map((line) => line.trim());
    expect(said).toBe('TypeError: it broke');
    expect(first).toBe(`at breakDown (${folder}/source.ts:5:9)`);
    expect(second).toBe(`at ${url}plain.mjs:2:1`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
