import { z } from 'zod';
import { linesOfText } from '../text.ts';

const time = z.iso.datetime();

/** `mentions`: ids of the colleagues whom the text names with an @; each gets a notice. */
export const noteFormSchema = z.strictObject({
  text: linesOfText(2_000).min(1),
  mentions: z.array(z.uuid().toLowerCase()).max(20).optional(),
});
export type NoteForm = z.output<typeof noteFormSchema>;

export const noteSchema = z.object({
  id: z.uuid(),
  created_at: time,
  author_id: z.uuid(),
  text: z.string(),
  mentions: z.array(z.uuid()).optional(),
});
export type Note = z.infer<typeof noteSchema>;

/** `edited_at` is the last change; null for an unchanged note. */
export const streamNoteSchema = noteSchema.extend({ edited_at: z.iso.datetime().nullable() });
export type StreamNote = z.infer<typeof streamNoteSchema>;
