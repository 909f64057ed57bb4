import { locales } from '@blue-peony/contracts';

/** How much the matrices of states, pages, widths and languages ask: the deep ring everything, `npm test` each state once. */
export const matrix = { whole: false };

/** The languages of a journey: once in the one with the longest words, or in all of them. */
export const journeyLocales = () => (matrix.whole ? locales : locales.filter(({ id }) => id === 'de'));
