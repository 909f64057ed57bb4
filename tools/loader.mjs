import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from './transform.mjs';

/** Node module hook: runs the workspace's TypeScript from source. */
export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  const { code, map } = compile(path, await readFile(path, 'utf8'));
  const inline = `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
  return { format: 'module', source: code + inline, shortCircuit: true };
}
