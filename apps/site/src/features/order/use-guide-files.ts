import type { GuideFiles } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useQuery } from '@tanstack/react-query';
import { fetchGuideFiles } from './api.ts';
import { queryClient } from './query-client.ts';

/** Milliseconds: the links are signed for ten minutes, so an open page fetches new ones in time. */
const renew = 8 * 60_000;

export type GuideFilesView =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; again: () => void }
  | { state: 'ready'; files: GuideFiles['files'] };

export function useGuideFiles(segment: string): GuideFilesView {
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['guide-files', segment],
      queryFn: ({ signal }) => fetchGuideFiles(segment, signal),
      refetchInterval: ({ state }) => state.data !== undefined && renew,
    },
    queryClient,
  );
  if (data) return { state: 'ready', files: data.files };
  if (!error) return { state: 'loading' };
  if (codeOf(error) === 'not_found') return { state: 'missing' };
  return { state: 'failed', again: () => void refetch() };
}
