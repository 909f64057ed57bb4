import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { loadRender } from './prerender.ts';

const text = /\/(?:site\/src\/(content|i18n\/messages)|agency\/src)\/(de|en|pl|th|ukr)\/(?!index\.ts)([a-z-]+)\.ts$/;
const fact =
  /\/agency\/src\/(?:agency|checkout-fallbacks|claims|filming-claims|guide-claims|legal-entity|mark|offers|offices|portraits|prices|reviews|seller|testimonial-videos|tracking)\.ts$/;
const source = '?source';
const given = JSON.stringify(new URL('../src/app/render/given.ts', import.meta.url).pathname);
const exportsOf = (code: string) => [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);

function placeOf(id: string): { kind: 'content' | 'messages' | 'agency'; language: string; module: string } {
  const [, folder, language, name] = text.exec(id)!;
  if (folder === 'content') return { kind: 'content', language: language!, module: name! };
  return folder
    ? { kind: 'messages', language: language!, module: `messages/${name}` }
    : { kind: 'agency', language: language!, module: `agency/${name}` };
}

/** Texts pass through `given` where pages are rendered, and in the browser while it is developed. */
export const liveTexts: Plugin = {
  name: 'live-texts',
  enforce: 'pre',
  applyToEnvironment: ({ name, config }) => name === 'ssr' || config.command === 'serve',
  async resolveId(id, importer, options) {
    if (!importer?.endsWith(source) || !id.startsWith('.')) return undefined;
    const found = await this.resolve(id, importer.slice(0, -source.length), { ...options, skipSelf: true });
    // A text that another one takes in is finished there.
    return found && text.test(found.id) && placeOf(found.id).kind !== 'agency' ? `${found.id}${source}` : found;
  },
  transform: {
    filter: { id: text },
    handler(code, id) {
      const { kind, language, module } = placeOf(id);
      const made = exportsOf(code).map(
        (name) => `export const ${name} = given('${kind}', '${language}', '${module}', '${name}', source.${name});`,
      );
      const from = JSON.stringify(`${id}${source}`);
      return {
        code: [`import { given } from ${given};`, `import * as source from ${from};`, ...made].join('\n'),
        map: null,
      };
    },
  },
};

/**
 * In the built scripts of the browser, a call stands in the place of every text and fact. `fillData` puts the data
 * there: of the delivered agency at the build, and an owner's whenever she publishes.
 */
export function dataPlaces(): Plugin {
  let data: Promise<Map<string, unknown>> | undefined;
  return {
    name: 'data-places',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [text, fact] },
      async handler(code, id) {
        const dist = this.environment.config.build.outDir;
        const values = await (data ??= loadRender(dist).then(async ({ asDelivered }) =>
          (await asDelivered()).dataOfSite(),
        ));
        const { language, module } = fact.test(id) ? { language: 'facts', module: '' } : placeOf(id);
        const places = exportsOf(code).map((name) => {
          const key = fact.test(id) ? `facts#${name}` : `${language}/${module}#${name}`;
          // Other data get another file name, which browsers keep for a year.
          const hash = createHash('sha256')
            .update(JSON.stringify(values.get(key)))
            .digest('base64url')
            .slice(0, 8);
          return `export const ${name} = /* @__PURE__ */ __DATA__('${key}', '${hash}');`;
        });
        return { code: places.join('\n'), map: null };
      },
    },
  };
}
