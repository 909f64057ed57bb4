import { fileURLToPath } from 'node:url';
import { compileFile } from './transform.mjs';

const globals = 'jest:globals';
const compiled = new Map();

/** Gives the workspace's modules the number of the test file that imports them, so that each file has its own. */
export async function resolve(specifier, context, next) {
  const run = /\?run=\d+$/.exec(context.parentURL ?? '')?.[0];
  if (specifier === '@jest/globals') return { url: globals + (run ?? ''), shortCircuit: true };
  const found = await next(specifier, context);
  const shared =
    !run || !found.url.startsWith('file:') || found.url.includes('/node_modules/') || found.url.includes('?');
  return shared || !/\.(ts|tsx|mjs)$/.test(found.url) ? found : { ...found, url: found.url + run };
}

export async function load(url, context, next) {
  if (url.startsWith(globals))
    return {
      format: 'module',
      source: `export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis[Symbol.for('jest-globals')];`,
      shortCircuit: true,
    };
  if (!/\.tsx?(\?|$)/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  if (!compiled.has(path)) compiled.set(path, await compileFile(path));
  return { format: 'module', source: compiled.get(path), shortCircuit: true };
}
