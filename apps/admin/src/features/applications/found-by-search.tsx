import type { ComponentProps } from 'react';
import { later } from '../../ui/later.tsx';
import { useFilter } from './filter.ts';

export const Found = later(async () => (await import('./found.tsx')).Found);

type Props = Omit<ComponentProps<typeof Found>, 'q'>;

/** Where the list's search found an application. Its script is none of those before the first rows. */
export function FoundBySearch(props: Props) {
  const { q } = useFilter().filter;
  return q ? <Found {...props} q={q} /> : null;
}
