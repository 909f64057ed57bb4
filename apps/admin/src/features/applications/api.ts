import {
  answersEndpoints,
  applicationsEndpoints,
  collaborationEndpoints,
  notesEndpoints,
  scoresEndpoints,
} from '@blue-peony/contracts';
import { call, open } from '../../api/call.ts';
import { queryOf, type Filter } from './filter.ts';

/** Milliseconds that a whole export may take. */
const exportTimeLimit = 10 * 60_000;

export const listApplications = (filter: Filter, cursor: string | null, signal?: AbortSignal) =>
  call(applicationsEndpoints.listApplications, {
    query: { ...queryOf(filter), cursor: cursor ?? undefined },
    ...(signal && { signal }),
  });

type GivenScore = { score: number | null; seen: number | null };
export const scoreApplication = (id: string, { score, seen }: GivenScore) =>
  call(scoresEndpoints.scoreApplication, { params: { id }, body: { score, seen } });

export const readCollaboration = (id: string) => call(collaborationEndpoints.readCollaboration, { params: { id } });

export const joinApplication = (id: string) => call(collaborationEndpoints.joinApplication, { params: { id } });

export const leaveApplication = (id: string) => call(collaborationEndpoints.leaveApplication, { params: { id } });

export const takeNext = (after: string | undefined) => call(collaborationEndpoints.takeNext, { body: { after } });

export const assignApplication = (id: string, assignee_id: string | null) =>
  call(collaborationEndpoints.assignApplication, { params: { id }, body: { assignee_id } });

export const markReplied = (id: string, replied: boolean) =>
  call(answersEndpoints.markReplied, { params: { id }, body: { replied } });

/** Opening is logged as a look, so nothing is opened in advance. */
export const openApplication = (id: string, signal: AbortSignal) =>
  call(applicationsEndpoints.openApplication, { params: { id }, signal });

export const addNote = (id: string, text: string) => call(notesEndpoints.addNote, { params: { id }, body: { text } });

/** `ids`: only these, separated by commas. */
export type ExportFilter = Filter & { ids?: string };

export const exportApplications = (filter: ExportFilter) =>
  open(applicationsEndpoints.exportApplications, {
    query: queryOf(filter),
    signal: AbortSignal.timeout(exportTimeLimit),
  });
