import { fileURLToPath } from 'node:url';
import { compileFile } from './transform.mjs';

/** Node module hook: runs the workspace's TypeScript from source. */
export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  return { format: 'module', source: await compileFile(fileURLToPath(url)), shortCircuit: true };
}
