export { bindMailWords, bindWords } from './bind-words.ts';
export { formatMessage, type Values } from './format-message.ts';
export { placeholdersOf } from './placeholders.ts';
export { thaiCompounds } from './thai-compounds.ts';
