/** Any part of a text in lower case, for `LIKE`. */
export const patternOf = (q: string | undefined): string | undefined =>
  q && `%${q.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
