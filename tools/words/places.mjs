// Where texts of users lie.
const folders =
  /\/(?:content|i18n|(?:link-|problem-)?texts|en|pl|de|ukr|th)\/|^libs\/agency\/src\/|^apps\/admin\/src\/.*words\.ts$/;
const files = /\/(?:en|pl|de|ukr|th|greeting|test-shop)\.ts$|\.vtt$/;
const isTest = /\.test\.|\/test(?:ing)?\/|^apps\/e2e\/|^libs\/test-kit\//;

/** @param {string} path of a source @returns {boolean} whether users read its texts */
export const isText = (path) => (folders.test(path) || files.test(path)) && !isTest.test(path);

/** The languages' own names, SQL that compares letters, the lists of compounds and long words and the desk's list of texts that the specification fixes. */
const isAllowed = /\/migrations\/|\/thai-compounds|\/long-words|\/launch-check\/|^libs\/contracts\/src\/locales/;
const isForeign = /[ąćęłńóśźżäöüß\u0400-\u04ff\u0e00-\u0e7f]/i;

/**
 * @param {import('./texts.mjs').Text[]} texts of files that are not `isText`
 * @returns {string[]} a line for each text of another language: the rules would not read it
 */
export const outsideOf = (texts) =>
  texts
    .filter(({ path, text }) => isForeign.test(text) && !isTest.test(path) && !isAllowed.test(path))
    .map(({ path, line, text }) => `${path}:${line} “${text.slice(0, 30)}” lies outside of the folders of texts`);
