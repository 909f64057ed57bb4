import { fileURLToPath } from 'node:url';
import type { Language } from '@blue-peony/contracts';
import { bindWords } from '@blue-peony/language';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const texts = /\/(?:site\/src\/content|agency\/src)\/(de|en|pl|th|ukr)\/[a-z-]+\.ts$/;
const tsconfig = fileURLToPath(new URL('../tsconfig.json', import.meta.url));

/** Evaluates the long texts at build time, so that neither a parser nor the agency's figures reach a browser. */
export function finishedContent(): Plugin {
  return {
    name: 'finished-content',
    enforce: 'pre',
    transform: {
      filter: { id: texts },
      async handler(_, id) {
        const { exported, files } = await evaluate(id);
        for (const file of files) if (file !== id) this.addWatchFile(file);
        const language = texts.exec(id)![1] as Language;
        const finish = (_key: string, value: unknown) =>
          typeof value === 'string' ? bindWords(language, value) : value;
        const code = Object.entries(exported).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value, finish)};`,
        );
        return { code: code.join('\n'), map: null };
      },
    },
  };
}

/** @returns what a module exports, and the files that it was made of */
export async function evaluate(input: string): Promise<{ exported: Record<string, unknown>; files: string[] }> {
  const bundle = await rolldown({ input, platform: 'node', tsconfig, logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  const exported = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  return { exported, files: moduleIds };
}
