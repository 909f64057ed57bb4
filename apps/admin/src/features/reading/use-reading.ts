import { readingEndpoints } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const readingKey = ['reading'];

export const useReading = () =>
  useQuery({ queryKey: readingKey, queryFn: ({ signal }) => call(readingEndpoints.showReading, { signal }) });

/** Refetched rarely, because only owners change it. */
export const useOwnReading = () =>
  useQuery({
    queryKey: [...readingKey, 'own'],
    queryFn: ({ signal }) => call(readingEndpoints.readOwnReading, { signal }),
    staleTime: 60_000,
  });
