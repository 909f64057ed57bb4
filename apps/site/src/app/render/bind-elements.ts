import type { Language } from '@blue-peony/contracts';
import { bindWords } from '@blue-peony/language';
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Stands for a value while words are bound around it, or for a part with words of its own: a link, a plural. */
const standIn = ({ type }: MessageFormatElement) =>
  type === TYPE.tag || type === TYPE.plural || type === TYPE.select ? '\ufffb' : '\ufffc';

/** Binds words inside a parsed message and across its placeholders. */
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
