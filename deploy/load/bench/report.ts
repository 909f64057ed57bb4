import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Part, Row } from './statistics.ts';

const file = resolve(import.meta.dirname, '../../../docs/performance.md');

/** Replaces the part of docs/performance.md between the markers of this name. */
export async function writeResults(name: string, { rows, bars }: Part) {
  const page = await readFile(file, 'utf8');
  const [from, to] = [`<!-- bench ${name} -->`, `<!-- end of bench ${name} -->`];
  const [before, after] = [page.indexOf(from), page.indexOf(to)];
  if (before < 0 || after < before) throw new Error(`docs/performance.md has no markers for ${name}`);
  const text = [from, machine(), table(rows), bars.length > 0 && table(bars)].filter(Boolean).join('\n\n');
  const changed = `${page.slice(0, before)}${text}\n\n${page.slice(after)}`;
  await writeFile(file, await format(changed, { ...(await resolveConfig(file)), filepath: file }));
}

function machine() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} at commit ${commit}, on ${cpus().length} cores (${cpus()[0]!.model.trim()}), Node.js ${process.versions.node}.`;
}

function table(rows: Row[]) {
  const columns = Object.keys(rows[0]!);
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join('\n');
}
