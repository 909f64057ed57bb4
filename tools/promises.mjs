import { agency, claims, filmingClaims, prices, terms } from '@blue-peony/agency';
import { assessmentSeconds, formatMoney, sessionCurrency, sessionTotal, unknownReplyDays } from '@blue-peony/contracts';

/** The figures of the page, by the names in the comments behind them. */
export const figures = {
  ...terms,
  ...agency.retention,
  unknownReplyDays,
  ...filmingClaims,
  replyHours: claims.replyHours,
  mainPlansFrom: formatMoney({ amount: claims.mainPlansFrom * 100, currency: 'USD' }, 'en'),
  hourPrice: formatMoney(sessionTotal(prices, 1, sessionCurrency.en), 'en'),
  minimumAge: agency.minimumAge,
  resultMinutes: assessmentSeconds / 60,
};

const links = /\[([^\]]+)\]\(\.\.\/([^)]+)\)/g;
const figure = /([$\d.,]*\d)<!-- (\w+) -->/g;

/**
 * @param {string} page Markdown: a promise is a list item with its figures, the code that keeps it and the test that shows it
 * @param {(path: string) => string | undefined} read a source file
 * @returns {string[]} a line for each promise that no code keeps, no test shows, or whose figure is another one now
 */
export const unkept = (page, read) => [
  ...[...page.matchAll(links)]
    .filter(([, words, path]) => !read(path)?.includes(words))
    .map(([, words, path]) => `${path} does not hold “${words}”`),
  ...[...page.matchAll(figure)]
    .filter(([, said, name]) => said !== String(figures[name]))
    .map(([, said, name]) => `${name} is ${figures[name]}, not ${said}`),
  ...page
    .split(/\n(?=- )/)
    .slice(1)
    .filter((promise) => !/Kept by \[.+; shown by \[/.test(promise))
    .map((promise) => `no code or no test is named: ${promise}`),
];
