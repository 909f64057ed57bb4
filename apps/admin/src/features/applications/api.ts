import { endpoints } from '@blue-peony/contracts';
import { call } from '../../api/call.ts';

/** One page, newest first; `cursor` is the `next_cursor` of the page before, null for the first. */
export const listApplications = (cursor: string | null, signal: AbortSignal) =>
  call(endpoints.listApplications, { signal, ...(cursor === null ? {} : { query: { cursor } }) });

export const scoreApplication = (id: string, score: number) =>
  call(endpoints.scoreApplication, { params: { id }, body: { score } });
