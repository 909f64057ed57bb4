import type { Reply, UnknownReply } from '@blue-peony/contracts';

const received = {
  id: '018f3c1e-7a2b-7c3d-8e4f-0000000000d1',
  at: '2026-03-21T09:00:00.000Z',
  kind: 'reply',
  from_name: 'Anna Nowak',
  from_address: 'anna@mail.example',
  subject: 'Re: Porozmawiajmy [A-018F3C1E]',
  text: 'Chętnie! Kiedy?',
  quoted: '',
  cut: false,
  files: [],
} satisfies Partial<Reply>;

/** A mail of Anna Nowak that waits for an answer. */
export const reply = (changes: Partial<Reply> = {}): Reply => ({
  ...received,
  matched: 'address',
  other_sender: false,
  settled_at: null,
  waits: true,
  ...changes,
});

/** The same, where it fits no application. */
export const unknownReply = (changes: Partial<UnknownReply> = {}): UnknownReply => ({
  ...received,
  deleted_at: '2026-04-20T09:00:00.000Z',
  ...changes,
});
