import { formatMessage } from '@blue-peony/language';
import { figures } from './list.mjs';

/** @typedef {typeof import('./list.mjs').promises} Promises */

/** @param {import('./list.mjs').Promised} promised @returns {string} with its figures */
const sentenceOf = ({ says }) => formatMessage('en', says, figures);

/**
 * @param {Promises} list
 * @param {(path: string) => string | undefined} read a source file
 * @returns {string[]} a line for each promise that no code keeps or no test shows
 */
export const unkept = (list, read) =>
  Object.values(list)
    .flat()
    .flatMap((promised) =>
      [...promised.keptBy, ...promised.shownBy]
        .filter(([path, words]) => !read(path)?.includes(words))
        .map(([path, words]) => `“${sentenceOf(promised)}”: ${path} does not hold “${words}”`),
    );

const links = (places) => places.map(([path, words]) => `[${words}](../${path})`).join(', ');
const rowOf = (promised) =>
  `- ${sentenceOf(promised)}\n  Kept by ${links(promised.keptBy)}; shown by ${links(promised.shownBy)}`;

/** @param {Promises} list @returns {string} docs/promises.md */
export const asPage = (list) => `# What the texts promise

Printed by \`npm run promises -- --write\` from \`tools/promises/list.mjs\`: each promise, the code that keeps it, the test that shows it.
${Object.entries(list)
  .map(([subject, all]) => `\n## ${subject}\n\n${all.map(rowOf).join('\n')}\n`)
  .join('')}`;
