import type { Language } from '@blue-peony/contracts';
import { bindWords } from '@blue-peony/language';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { evaluate } from './finished-content.ts';

const feature = /\/i18n\/messages\/([a-z]+)\/(?!index\.ts)[a-z-]+\.ts$/;

/** Stands for a value while words are bound around it, or for a part with words of its own: a link, a plural. */
const standIn = ({ type }: MessageFormatElement) =>
  type === TYPE.tag || type === TYPE.plural || type === TYPE.select ? '\ufffb' : '\ufffc';

/** Binds words and parses placeholders at build time, so that no parser is sent to the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: feature },
      async handler(_, id) {
        const { exported: module, files } = await evaluate(id);
        for (const file of files) if (file !== id) this.addWatchFile(file);
        const language = feature.exec(id)![1] as Language;
        const compile = (text: string) =>
          /[{<']/.test(text) ? bindElements(language, parse(text)) : bindWords(language, text);
        const exported = Object.entries(module as Record<string, Record<string, string>>).map(([name, messages]) => {
          const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]));
          return `export const ${name} = ${JSON.stringify(compiled)};`;
        });
        return { code: exported.join('\n'), map: null };
      },
    },
  };
}

export function bindElements(language: Language, elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const text = elements.map((element) => (element.type === TYPE.literal ? element.value : standIn(element))).join('');
  const literals = bindWords(language, text).split(/[\ufffb\ufffc]/);
  const inner = elements.filter(({ type }) => type !== TYPE.literal).map((element) => bindInside(language, element));
  return literals.flatMap((literal, index) => [
    ...(literal ? [{ type: TYPE.literal as const, value: literal }] : []),
    ...inner.slice(index, index + 1),
  ]);
}

function bindInside(language: Language, element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.tag) return { ...element, children: bindElements(language, element.children) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([key, option]) => [
    key,
    { ...option, value: bindElements(language, option.value) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
