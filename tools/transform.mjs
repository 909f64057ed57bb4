import { readFile } from 'node:fs/promises';
import { transformSync } from 'rolldown/utils';

// The decorator flags are those of tsconfig.base.json: Nest's injector reads the metadata that they emit.
const decorator = { legacy: true, emitDecoratorMetadata: true };

/**
 * Turns one TypeScript or TSX module into the JavaScript that Node runs.
 * @param {string} filename absolute path; its ending chooses the dialect
 * @param {string} source
 * @returns {{ code: string, map: object | undefined }}
 * @throws {Error} with the compiler's message when the source does not parse
 */
export function compile(filename, source) {
  const { code, map, errors } = transformSync(filename, source, {
    sourcemap: true,
    decorator,
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true, removeClassFieldsWithoutInitializer: true },
    tsconfig: false,
  });
  if (errors.length > 0) throw new Error(errors.map((error) => error.message ?? String(error)).join('\n'));
  return { code, map };
}

/** The code of a file, with its map inside. @param {string} path */
export async function compileFile(path) {
  const { code, map } = compile(path, await readFile(path, 'utf8'));
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
}
