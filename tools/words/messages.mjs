// The parts of an ICU message, for rules that look at its prose and at its figures.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @returns {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} @throws SyntaxError for no valid message */
export const parsed = (text) => parse(text, { ignoreTag: true, captureLocation: false, requiresOtherClause: true });

/** @returns {Generator<{ element, next, chosen: string[] }>} each element, the one after it, and the plurals around it */
export function* elementsOf(elements, chosen = []) {
  for (const [index, element] of elements.entries()) {
    yield { element, next: elements[index + 1], chosen };
    const isPlural = element.type === TYPE.plural;
    for (const { value } of Object.values(element.options ?? {}))
      yield* elementsOf(value, isPlural ? [...chosen, element.value] : chosen);
  }
}

/** Each form of a plural or a choice on lines of its own; U+FFFC stands for a value. */
const flat = (elements) =>
  elements
    .map(({ type, value, options }) => {
      if (options) return ['', ...Object.values(options).map((option) => flat(option.value)), ''].join('\n');
      return type === TYPE.literal ? value : '\ufffc';
    })
    .join('');

/** @returns {string} the prose of a message without tags and addresses */
export const proseOf = (text) => flat(parsed(text)).replace(/<[^<>]*>|https?:\S+|\S+@\S+/g, '');
