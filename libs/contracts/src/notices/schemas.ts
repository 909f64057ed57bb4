import { z } from 'zod';

const time = z.iso.datetime();

/** What a colleague did that a staff member should know of. Nobody gets a notice of what they did themselves. */
const noticeKinds = ['assigned', 'mentioned'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const noticeSchema = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  /** The applicant's. */
  name: z.string(),
  kind: z.enum(noticeKinds),
  by: z.uuid(),
  at: time,
  seen_at: time.nullable(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** The caller's own, newest first, at most 50. */
export const noticeListSchema = z.object({ items: z.array(noticeSchema), unseen: z.number().int() });
export type NoticeList = z.infer<typeof noticeListSchema>;

/** `until`: the time of the newest one that was shown. Without an application all until then are seen. */
export const seenNoticesSchema = z.strictObject({
  until: z.iso.datetime({ offset: true }),
  application_id: z.uuid().toLowerCase().optional(),
});

/** Minutes for which a notice waits for a look at the desk before it counts for a mail, and between two such mails. */
export const noticeMinutes = { unmailed: 2, between: 60 } as const;

/** `count`: unseen notices of one person; `newest`: when the last one came. */
export const unseenNoticesSchema = z.object({
  items: z.array(z.object({ staff_id: z.uuid(), count: z.number().int().positive(), newest: time })),
});
