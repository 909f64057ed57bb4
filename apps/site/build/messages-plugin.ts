import { parse } from '@formatjs/icu-messageformat-parser';
import { transformSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

const feature = /\/i18n\/messages\/[a-z]+\/(?!index\.ts)[a-z-]+\.ts$/;

/**
 * Parses the placeholders of every message at build time, so that no parser is sent to the browser. A message file holds
 * plain strings and types only, which makes it safe to run here.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: feature },
      async handler(source, id) {
        const { code } = transformSync(id, source, { typescript: { onlyRemoveTypeImports: true } });
        const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
          string,
          Record<string, string>
        >;
        const exported = Object.entries(module).map(([name, messages]) => {
          const compiled = Object.fromEntries(
            Object.entries(messages).map(([key, text]) => [key, /[{<']/.test(text) ? parse(text) : text]),
          );
          return `export const ${name} = ${JSON.stringify(compiled)};`;
        });
        return { code: exported.join('\n'), map: null };
      },
    },
  };
}
