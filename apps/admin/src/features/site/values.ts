import { inOrder, type SiteContent } from '@blue-peony/contracts';
import { calculated, isBranch } from './fields.ts';

/** What each field edits, by `facts/<section>/<field>` or `texts/<language>/<module>#<path>`. */
export type Values = Readonly<Record<string, unknown>>;

type Tree = Record<string, unknown>;

/** A value that is typed; empty for any other. */
export const typedText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list is one value, because its entries have no names at which two editors could meet. */
export function valuesOf({ facts, texts }: SiteContent): Values {
  const values: Tree = {};
  const collect = (key: string, value: unknown) => {
    if (calculated.has(key)) return;
    if (isBranch(key) && isTree(value)) {
      Object.entries(value).forEach(([name, part]) => collect(`${key}/${name}`, part));
    } else if (value !== undefined) values[key] = value;
  };
  collect('facts', facts);
  for (const [key, text] of Object.entries(texts)) values[`texts/${key}`] = text;
  return values;
}

export function contentOf(values: Values): SiteContent {
  const content = { facts: {} as Tree, texts: {} as Record<string, string> };
  for (const [key, value] of Object.entries(values)) {
    if (key.startsWith('texts/')) {
      content.texts[key.slice('texts/'.length)] = value as string;
      continue;
    }
    const names = key.split('/').slice(1);
    const last = names.pop()!;
    let tree = content.facts;
    for (const name of names) tree = (tree[name] ??= {}) as Tree;
    tree[last] = value;
  }
  return content;
}

/** The order of fields says nothing: the database has its own. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one ?? null)) === JSON.stringify(inOrder(other ?? null));

/** The keys whose values differ. */
export const changesBetween = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !isSame(before[key], after[key]));

/** A field that was changed here and is not saved yet. `was` is what it began from; null: as delivered. */
export type Edit = { key: string; was: unknown; now: unknown };

/** Whether somebody else has saved something else in this field since. */
export const isClash = ({ key, was, now }: Edit, saved: Values): boolean =>
  !isSame(saved[key], was) && !isSame(saved[key], now);

export function withEdits(saved: Values, edits: readonly Edit[]): Values {
  const values = { ...saved };
  for (const { key, now } of edits) {
    if (now === null) delete values[key];
    else values[key] = now;
  }
  return values;
}
