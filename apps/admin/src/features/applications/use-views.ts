import { useQuery } from '@tanstack/react-query';
import { viewsEndpoints, type SavedView } from '@blue-peony/contracts';
import { call } from '../../api/call.ts';

export const viewsKey = ['views'];
export const addressOf = ({ query }: SavedView) => ({ pathname: '/', search: query });

export const useViews = () =>
  useQuery({ queryKey: viewsKey, queryFn: ({ signal }) => call(viewsEndpoints.listViews, { signal }) }).data?.items ??
  [];
