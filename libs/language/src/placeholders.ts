import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Names of the placeholders and tags of an ICU message, each once, in order of their name. @throws SyntaxError for no ICU message */
export const placeholdersOf = (message: string): string[] => [...new Set(namesOf(parse(message)))].toSorted();

function namesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesOf(value))];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesOf(element.children)];
    return [element.value];
  });
}
