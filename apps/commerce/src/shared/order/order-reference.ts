import { createHash } from 'node:crypto';

/** For people, such as `4C1F9-A07BE`: it grants no access, and the order's id cannot be derived from it. */
export function orderReference(id: string): string {
  const digits = createHash('sha256').update(id).digest('hex').slice(0, 10).toUpperCase();
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/** The reference as a SQL expression. @param column of the order's id */
export const referenceOf = (column: string) =>
  `upper(regexp_replace(left(encode(sha256(${column}::text::bytea), 'hex'), 10), '^(.{5})', '\\1-'))`;

const wholeId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i;
const written = /(?<![\da-f])([\da-f]{5})[\s-]?([\da-f]{5})(?![\da-f])/i;

/** The reference in what a person wrote about an order; undefined without one. */
export function referenceIn(text: string): string | undefined {
  const id = wholeId.exec(text)?.[0];
  if (id) return orderReference(id.toLowerCase());
  const [, first, second] = written.exec(text) ?? [];
  return first && second && `${first}-${second}`.toUpperCase();
}
