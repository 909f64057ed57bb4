import { createHash } from 'node:crypto';

/**
 * What an order is called by people: ten hexadecimal digits, such as `4C1F9-A07BE`. It is printed and said, so it opens
 * nothing, and nothing leads from it to the order's id.
 */
export function orderReference(id: string): string {
  const digits = createHash('sha256').update(id).digest('hex').slice(0, 10).toUpperCase();
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/** The same in SQL. @param column of the order's id */
export const referenceOf = (column: string) =>
  `upper(regexp_replace(left(encode(sha256(${column}::text::bytea), 'hex'), 10), '^(.{5})', '\\1-'))`;
