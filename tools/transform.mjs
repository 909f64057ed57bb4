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
