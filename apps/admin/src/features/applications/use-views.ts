import { viewsEndpoints, type SavedView } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';

export const viewsKey = ['views'];
export const addressOf = ({ query }: SavedView) => ({ pathname: '/', search: query });

export const useViews = (enabled = true) => useCall(viewsKey, viewsEndpoints.listViews, { enabled }).data?.items ?? [];
