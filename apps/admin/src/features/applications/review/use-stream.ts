import {
  historyEndpoints,
  notesEndpoints,
  type Note,
  type ReviewedApplication,
  type Stream,
  type StreamNote,
} from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useColleagues } from '../../../api/colleagues.ts';
import { useCall } from '../../../api/use-call.ts';
import { readDraft } from '../../../drafts/drafts.ts';
import { patchApplication } from '../pages.ts';
import { streamKey } from '../stream-key.ts';
import { mentionedIds } from './mentions.ts';

/** Looks of colleagues are no change that the live feed tells of. */
const againMs = 15_000;

export const useStream = (id: string) =>
  useCall(streamKey(id), historyEndpoints.readStream, { params: { id }, staleTime: 5_000, refetchInterval: againMs });

/** Whether nothing was typed on while it was saved, in another tab either. */
const isDraft = (id: string, saved: string) => readDraft('note', id)?.trim() === saved;

export function useAddNote({ id }: ReviewedApplication, onAdded: () => void) {
  const client = useQueryClient();
  const { colleagues } = useColleagues();
  return useMutation({
    mutationFn: (text: string) => {
      const mentions = mentionedIds(text, colleagues);
      return call(notesEndpoints.addNote, { params: { id }, body: { text, ...(mentions.length > 0 && { mentions }) } });
    },
    onSuccess: (note, text) => {
      if (isDraft(id, text)) onAdded();
      const seen = client.setQueryData<Stream>(streamKey(id), (known) => known && withNote(known, note));
      if (seen) patchApplication(client, id, { note_count: seen.notes.length });
      return client.invalidateQueries({ queryKey: streamKey(id) });
    },
  });
}

/** The stream with a note, which the live feed may have brought before the answer of the call that added it. */
function withNote(known: Stream, note: Note): Stream {
  const { id, created_at: at, author_id: staff_id } = note;
  if (known.notes.some((other) => other.id === id)) return known;
  return {
    ...known,
    entries: [{ at, staff_id, kind: 'note_added', detail: { note: id } }, ...known.entries],
    notes: [{ ...note, edited_at: null }, ...known.notes],
  };
}

export function useChangeNote(id: string, note: StreamNote, onChanged: () => void) {
  const client = useQueryClient();
  const { colleagues } = useColleagues();
  return useMutation({
    mutationFn: async (text: string | null) => {
      const params = { id, note: note.id };
      if (text === null) return void (await call(notesEndpoints.removeNote, { params }));
      const mentions = mentionedIds(text, colleagues);
      const isChanged = mentions.length > 0 || (note.mentions ?? []).length > 0;
      await call(notesEndpoints.editNote, { params, body: { text, ...(isChanged && { mentions }) } });
    },
    onSuccess: (_, text) => {
      if (text === null || isDraft(note.id, text)) onChanged();
      return client.invalidateQueries({ queryKey: streamKey(id) });
    },
  });
}
