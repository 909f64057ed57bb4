/** Seconds of a period, three days: few enough applications to sort, and few periods in the time that they are kept. */
const seconds = 262_144;

export const periodOf = (time: string): string => `floor(extract(epoch FROM ${time}) / ${seconds})::int`;

/**
 * The SQL text that marks the applications of a period in the search index, so that one look there finds a word within
 * the period. Searched words and texts have no capitals, so nobody finds an application by its mark.
 */
export const periodMark = (period: string): string =>
  `translate(to_hex(${period}), '0123456789abcdef', 'QXZJVKWYBCDFGHLM')`;
