// The texts that a user reads, taken out of their source files.
import { parseSync, Visitor } from 'rolldown/utils';

/** Every language of the site with the BCP 47 tag of its rules. */
export const languages = { en: 'en-US', pl: 'pl', de: 'de', ukr: 'uk', th: 'th' };

const isLanguage = (name) => Object.hasOwn(languages, name);
/** A path, a class name, a code, a date format, a media query: no prose. */
const isToken = /^(?:[a-z\d$.@][\w.:/#@%-]*|[/:]\S*|https?:\S*|[A-Z\d_]+)$/;

/**
 * @typedef {object} Text
 * @property {string} path
 * @property {number} line
 * @property {keyof typeof languages} language
 * @property {string} text with `{name}` where a template has an expression
 * @property {boolean} counted whether a condition on 1 has chosen the text
 */

/**
 * @param {string} path
 * @param {string} source of TypeScript or of WebVTT captions
 * @returns {Text[]} the language is the nearest property or variable named after one, else that of the path, else English
 */
export function textsIn(path, source) {
  const home = path.split(/[/.]/).findLast(isLanguage) ?? 'en';
  if (path.endsWith('.vtt')) return captions(path, source, home);
  const found = [];
  const named = [home];
  let conditions = 0;
  const add = ({ start }, text) => {
    if (isToken.test(text) || !/\p{L}/u.test(text) || /\bError\($/.test(source.slice(0, start))) return;
    const line = source.slice(0, start).split('\n').length;
    found.push({ path, line, language: named.at(-1), text, counted: conditions > 0 });
  };
  const enter = (node) => {
    const name = node.key?.name ?? node.key?.value ?? node.id?.name;
    // The desk is English, also where it names languages.
    named.push(isLanguage(name) && !/^apps\/admin\/.*(?:i18n\/|words\.ts$)/.test(path) ? name : named.at(-1));
  };
  const leave = () => named.pop();
  const step = (by) => (node) => {
    if (/(?:===|>) 1$/.test(source.slice(node.test.start, node.test.end))) conditions += by;
  };
  const parsed = parseSync(path, source);
  new Visitor({
    Property: enter,
    'Property:exit': leave,
    VariableDeclarator: enter,
    'VariableDeclarator:exit': leave,
    ConditionalExpression: step(1),
    'ConditionalExpression:exit': step(-1),
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value);
    },
    TemplateLiteral: (node) => add(node, written(node, source)),
    JSXText: (node) => add(node, node.value),
  }).visit(parsed.program);
  return found;
}

/** @returns {string} an expression becomes a placeholder named by its words: `${claims.replyHours}` is `{claims_replyHours}` */
function written({ quasis, expressions }, source) {
  const name = ({ start, end }) => source.slice(start, end).match(/\w+/g).join('_');
  return quasis
    .map(({ value }, index) => value.cooked + (index < expressions.length ? `{${name(expressions[index])}}` : ''))
    .join('');
}

function captions(path, source, language) {
  return source.split('\n').flatMap((text, index) => {
    const isProse = index > 0 && text.trim() !== '' && !text.includes('-->');
    return isProse ? [{ path, line: index + 1, language, text, counted: false }] : [];
  });
}
