import type { ReviewedApplication } from '@blue-peony/contracts';
import { later } from '../../ui/later.tsx';
import { useFilter } from './filter.ts';

const Found = later(async () => (await import('./found.tsx')).Found);

/** Where a search found an application, in the list. Its script is none of those before the first rows. */
export function ListFound({ application }: { application: ReviewedApplication }) {
  const { q } = useFilter().filter;
  return q ? <Found application={application} /> : null;
}
