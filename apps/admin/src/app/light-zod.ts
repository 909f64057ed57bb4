// The build and the tests of the desk take this for `zod`: the same library, as functions of which the unused ones are
// left out, with the methods by which the contracts call them. The whole one weighs three times as much.
import * as z from 'zod/mini';
import { pipe as chain } from 'zod/mini';

type Schema = z.ZodMiniType & { def: { type: string; element?: unknown } };
type Method = (this: Schema, ...args: never[]) => unknown;
type Check = Parameters<Schema['check']>[0];

const isNumber = ({ def }: Schema) => def.type === 'number';
const has = (check: (...args: never[]) => unknown): Method =>
  function (...args) {
    return this.check(check(...args) as Check);
  };
const like = (make: (schema: never, ...args: never[]) => unknown): Method =>
  function (...args) {
    return make(this as never, ...args);
  };

const methods: Record<string, Method> = {
  optional: like(z.optional),
  nullable: like(z.nullable),
  nullish: like(z.nullish),
  default: like(z._default),
  catch: like(z.catch),
  pipe: like(z.pipe),
  extend: like(z.extend),
  pick: like(z.pick),
  omit: like(z.omit),
  partial: like(z.partial),
  refine: has(z.refine),
  regex: has(z.regex),
  overwrite: has(z.overwrite),
  trim: has(z.trim),
  toLowerCase: has(z.toLowerCase),
  startsWith: has(z.startsWith),
  positive: has(() => z.gt(0)),
  nonnegative: has(() => z.gte(0)),
  int() {
    return this.check(z.int());
  },
  min(least: number) {
    return this.check(isNumber(this) ? z.gte(least) : z.minLength(least));
  },
  max(most: number) {
    return this.check(isNumber(this) ? z.lte(most) : z.maxLength(most));
  },
  or(other: Schema) {
    return z.union([this, other]);
  },
  transform(change: (value: unknown) => unknown) {
    return chain(this, z.transform(change));
  },
};
Object.assign(z.ZodMiniType.prototype as object, methods);

export * as z from 'zod/mini';
export { config } from 'zod/mini';
