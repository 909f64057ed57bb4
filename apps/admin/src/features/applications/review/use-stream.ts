import {
  historyEndpoints,
  notesEndpoints,
  type ReviewedApplication,
  type Stream,
  type StreamNote,
} from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { patchApplication } from '../pages.ts';
import { streamKey } from '../stream-key.ts';

/** Looks of colleagues are no change that the live feed tells of. */
const againMs = 15_000;

export const useStream = (id: string) =>
  useCall(streamKey(id), historyEndpoints.readStream, { params: { id }, staleTime: 5_000, refetchInterval: againMs });

export function useAddNote({ id, note_count }: ReviewedApplication, onAdded: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(notesEndpoints.addNote, { params: { id }, body: { text } }),
    onSuccess: (note) => {
      onAdded();
      client.setQueryData<Stream>(streamKey(id), (known) => known && withNote(known, { ...note, edited_at: null }));
      patchApplication(client, id, { note_count: note_count + 1 });
      return client.invalidateQueries({ queryKey: streamKey(id) });
    },
  });
}

const withNote = ({ entries, notes }: Stream, note: StreamNote): Stream => ({
  entries: [
    { at: note.created_at, staff_id: note.author_id, kind: 'note_added', detail: { note: note.id } },
    ...entries,
  ],
  notes: [note, ...notes],
});

export function useChangeNote(id: string, note: string, onChanged: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: string | null) => {
      const params = { id, note };
      if (text === null) await call(notesEndpoints.removeNote, { params });
      else await call(notesEndpoints.editNote, { params, body: { text } });
    },
    onSuccess: () => {
      onChanged();
      return client.invalidateQueries({ queryKey: streamKey(id) });
    },
  });
}
