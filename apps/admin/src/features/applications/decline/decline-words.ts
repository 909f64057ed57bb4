import type { DeclineRefusal } from '@blue-peony/contracts';

const people = (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`);

const reasons: Record<DeclineRefusal, string> = {
  answered: 'answered already',
  closed: 'closed',
  no_mail: 'the mailbox rejects email: call them',
  told_qualified: 'an automatic email has told them that they qualified: answer them one by one',
  unknown: 'sealed, erased or changed meanwhile',
};

export const decline = {
  open: 'Decline',
  most: (most: number) => `${most} at most at a time`,
  heading: (count: number) => `Decline ${people(count)}`,
  loading: 'Looking at them...',
  failed: 'They could not be loaded.',
  byMail: (count: number) => (count === 1 ? '1 email goes out.' : `${count} emails go out.`),
  none: 'None of them can be declined by email.',
  without: (count: number) => `${people(count)} without an answer:`,
  reasons,
  others: (count: number) => `and ${count} more`,
  fields: 'Each email has its own {greeting}, {name} and {reference}. Changes hold for this sending alone.',
  language: (language: string, count: number) => `${language}: ${people(count)}`,
  subject: 'Subject',
  text: 'Text',
  example: (name: string) => `As ${name} gets it`,
  reset: 'Reset to template',
  unfinished: 'Leave no field empty, and no other curly brackets than those three.',
  send: (count: number) => (count === 1 ? 'Send 1 email' : `Send ${count} emails`),
  sending: 'Sending...',
  keys: 'For ten seconds all can be taken back.',
  cancel: 'Cancel',
  notSent: 'Nothing is sent. Try again: nobody gets it twice.',
  sentBefore: 'They have been sent already, with the words of before.',
  refused: (count: number, reason: DeclineRefusal) => `${people(count)} not declined: ${reasons[reason]}.`,
} as const;
