import { z } from 'zod';

/** What the decoder tells of a mail. */
export const factsSchema = z.object({
  from: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  cut: z.boolean(),
  headers: z.record(z.string(), z.array(z.string())),
  files: z.array(z.object({ name: z.string(), type: z.string() })),
  report: z.object({ action: z.string(), status: z.string(), recipient: z.string(), messageId: z.string() }).nullable(),
});
type Facts = z.infer<typeof factsSchema>;

/** What a file was when it arrived; nothing of it is to be believed. */
export type MailFile = { name: string; type: string; body: Buffer };
/** A mail, taken apart. `headers`: by their names in lower case, in the order of the mail. */
export type ReadMail = Omit<Facts, 'files'> & { quoted: string; files: MailFile[] };
