// Compares two OpenAPI documents by oasdiff, and lists the changes that break a client of the first.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goTool, onPath } from './go-tools.mjs';

const oasdiff = { module: 'github.com/oasdiff/oasdiff', version: 'v1.35.0' };
/** Allowed, because our clients show an unknown error code as a general failure. */
const severities = 'response-property-enum-value-added info\n';

/** @returns {string[]} one line for each change: method, path and kind of change */
export function breakingChanges(before, after, env = process.env) {
  const path = env.OASDIFF_PATH ?? goTool(oasdiff, env) ?? onPath('oasdiff');
  if (!path)
    throw new Error(
      'The API cannot be compared with that of the last release: install Go (oasdiff is then built, once, over the network), or set OASDIFF_PATH',
    );
  const folder = mkdtempSync(join(tmpdir(), 'blue-peony-api-'));
  const files = { before: JSON.stringify(before), after: JSON.stringify(after), severities };
  const at = (name) => join(folder, name);
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
    const found = execFileSync(
      path,
      ['breaking', at('before'), at('after'), '--format', 'json', '--severity-levels', at('severities')],
      { encoding: 'utf8', env: { ...env, OASDIFF_NO_TELEMETRY: '1' }, maxBuffer: 64 * 1024 * 1024 },
    );
    const lines = JSON.parse(found || '[]').map(({ operation, path: of, text }) => `${operation} ${of} ${text}`);
    return [...new Set(lines)].map((line) => line.replaceAll('`', ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The document without the problem schema, which is repeated for each refusal and checked elsewhere. */
export function bare({ paths, ...rest }) {
  const text = JSON.stringify(paths, (name, value) => (name === 'application/problem+json' ? {} : value));
  return { ...rest, paths: JSON.parse(text) };
}
