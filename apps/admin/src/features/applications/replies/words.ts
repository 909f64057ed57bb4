import type { ReplyKind } from '@blue-peony/contracts';

const size = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const replies = {
  heading: 'Conversation',
  label: 'Conversation, newest first',
  failed: 'The emails of this applicant could not be loaded.',
  /** What arrived that nobody has to answer. */
  quiet: {
    vacation: 'Automatic answer',
    bounce: 'An email of ours came back',
    list: 'Mail of a list',
  } satisfies Record<Exclude<ReplyKind, 'reply'>, string>,
  waits: 'Waits for an answer',
  other: 'From another address',
  otherHint: 'It may not be the applicant: ask them at the address that you know before you act on it.',
  noSubject: 'No subject',
  noText: 'No text',
  quoted: { show: 'Show what it quotes', hide: 'Hide what it quotes' },
  cut: 'It was longer: only the beginning is stored.',
  settle: 'Needs no answer',
  unsettle: 'Let it wait again',
  settled: 'No answer needed.',
  settleFailed: 'That could not be saved.',
  assigned: 'Assigned by staff',
  putBack: 'Put back',
  putBackOf: (from: string) => `Put the email of ${from} back among the unknown`,
  files: 'Files',
  picture: (name: string) => `Open picture ${name}`,
  alt: (name: string, who: string) => `${name} of ${who}`,
  download: 'Download',
  fileFailed: 'This file could not be opened.',
  close: 'Close',
  size: (bytes: number) => {
    if (bytes < 1_000) return `${bytes} B`;
    return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${size.format(bytes / 1_000_000)} MB`;
  },
  clock: {
    waits: (time: string) => `Their reply waits ${time}`,
    short: (time: string) => `Reply ${time}`,
    count: (count: number) => `${count} replies wait`,
  },
  waiting: (count: number) => (count === 1 ? '1 reply waits' : `${count.toLocaleString('en')} replies wait`),
} as const;
