import { deliveredFacts } from '@blue-peony/agency';
import { delivered } from '../../api/agency.ts';
import { isTree } from './values.ts';

/** What an owner copies is no sample any more. */
function withoutMark(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMark);
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'sample')
      .map(([name, part]) => [name, withoutMark(part)]),
  );
}

/** The desk shows the owner's name and mark instead of those that its library has. */
const seeds = { ...deliveredFacts, ...delivered };

/** What is delivered for a fact. */
export function seedOf(key: string): unknown {
  const names = key.split('/').slice(1);
  return withoutMark(names.reduce<unknown>((part, name) => (isTree(part) ? part[name] : undefined), seeds));
}
