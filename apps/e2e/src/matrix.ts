/** How much the matrices of states, pages and widths ask: the deep ring everything, `npm test` each state once. */
export const matrix = { whole: false };
