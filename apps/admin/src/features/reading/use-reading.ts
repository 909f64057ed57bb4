import { readingEndpoints } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';

export const readingKey = ['reading'];

export const useReading = () => useCall(readingKey, readingEndpoints.showReading);

/** Refetched rarely, because only owners change it. */
export const useOwnReading = () =>
  useCall([...readingKey, 'own'], readingEndpoints.readOwnReading, { staleTime: 60_000 });
