import type { Plugin } from 'vite';

const texts = /\/(?:content|i18n\/messages|agency\/src)\/(?:de|pl|th|ukr)\/[a-z-]+\.ts$/;
const space = '\u00a0';

/** Ties a one-letter word to the next one, a unit to its figure, a dash or the Thai ๆ to the word before it. */
export const bindWords = (text: string): string =>
  text
    .replace(/(?<=[\s'`(„«>](?!ๆ)\p{L}) (?=[\p{L}\d„«<$])/gu, space)
    .replace(/(?<=[\d}]\+?) (?=(?:[%€$]|zł|MB|МБ|mln|млн|Mio\.|godz\.|Std\.)(?![\p{L}]))/gu, space)
    .replace(/(?<=млн|mln|Mio\.) (?=\$)/g, space)
    .replace(/(?<=\S) (?=[–—] |ๆ)/g, space);

/**
 * Polish and Ukrainian leave no one-letter word at the end of a line, and none of the three parts "80 %". The sources keep
 * plain spaces, which an editor can see; the pages get the tied ones here.
 */
export function boundWords(): Plugin {
  return {
    name: 'bound-words',
    enforce: 'pre',
    transform: { filter: { id: texts }, handler: (source) => ({ code: bindWords(source), map: null }) },
  };
}
