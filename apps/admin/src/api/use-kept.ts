import { useQuery, type QueryKey } from '@tanstack/react-query';

/** A state in the query cache, which a sign-out clears; `setQueryData` changes it. */
export const useKept = <T>(queryKey: QueryKey, first: T): T =>
  useQuery({ queryKey, queryFn: () => first, enabled: false, gcTime: Infinity }).data ?? first;
