import { siteEndpoints } from '@blue-peony/contracts';
import { callApi } from '@blue-peony/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeAgency } from './agency.ts';
import { callTimeLimit } from './call-time-limit.ts';

const { path, response } = siteEndpoints.readAgency;

/** Asks for the agency's name and mark; nobody has to be signed in. */
export function AgencyNow() {
  const { data } = useQuery({
    queryKey: ['agency'],
    queryFn: async ({ signal }) => response.parse(await callApi(path, { signal }, callTimeLimit)),
    staleTime: 60_000,
    refetchInterval: 60_000,
  });
  useEffect(() => {
    if (data) takeAgency(data);
  }, [data]);
  return null;
}
