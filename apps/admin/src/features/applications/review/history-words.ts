const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The history of an application in words. `who` is a name, or "You". */
export const stream = {
  heading: 'History and notes',
  label: 'History, newest first',
  loading: 'Loading the history...',
  failed: 'The history could not be loaded.',
  all: (count: number) => `Show all ${count.toLocaleString('en')}`,
  applicant: 'The applicant',
  somebody: 'Somebody',
  submitted: 'The application came in',
  opened: (who: string, times: number) => `${who} opened it${times > 1 ? ` ${times} times` : ''}`,
  photos: (who: string, numbers: readonly number[]) =>
    numbers.length > 0
      ? `${who} looked at ${numbers.length === 1 ? 'photo' : 'photos'} ${list.format(numbers.map(String))}`
      : `${who} looked at a photo that is removed`,
  scored: (who: string, from: number | null, to: number | null) => {
    if (to === null) return `${who} took the score ${from} back`;
    return from === null ? `${who} gave ${to}` : `${who} changed the score from ${from} to ${to}`;
  },
  first_scored: 'First scored',
  replied: (who: string | undefined, replied: boolean) => {
    if (!who) return 'Marked as replied';
    return replied ? `${who} marked it as replied` : `${who} took “replied” back`;
  },
  note_added: (who: string) => `${who} wrote a note that is removed`,
  note_edited: (who: string) => `${who} edited a note`,
  note_removed: (who: string) => `${who} removed a note`,
  answered: {
    mail: (who: string) => `${who} answered by email`,
    whatsapp: (who: string) => `${who} answered in WhatsApp`,
    copied: (who: string) => `${who} answered by copied text`,
  },
  reply_placed: (who: string) => `${who} assigned an email of theirs that fit nobody`,
  reply_put_back: (who: string) => `${who} put an assigned email back among the unknown`,
  repliesSettled: (who: string, settled: boolean) =>
    settled ? `${who} noted that their emails need no answer` : `${who} let their emails wait for an answer again`,
  answer_withdrawn: (who: string) => `${who} took the answer back before it left`,
  assigned: {
    taken: (who: string) => `${who} took it`,
    to: (who: string, whom: string) => `${who} handed it to ${whom}`,
    nobody: (who: string) => `${who} assigned it to nobody`,
  },
  snoozed: (who: string, until: string) => `${who} snoozed it until ${until}`,
  woken: (who: string) => `${who} ended the snooze`,
  you: 'you',
  resent: {
    staff: (who: string) => `${who} had the email to staff sent again`,
    applicant: (who: string) => `${who} had the email to the applicant sent again`,
  },
  closed: (who: string | undefined, reason: string) => (who ? `${who} closed it: ${reason}` : `Closed: ${reason}`),
  reopened: (who: string) => `${who} opened it again`,
  sealed: (who: string) => `${who} sealed it`,
  unsealed: (who: string) => `${who} took the seal off`,
  held: (who: string) => `${who} put it under legal hold`,
  released: (who: string) => `${who} ended the legal hold`,
  spam: (who: string | undefined, reason: string) =>
    who ? `${who} marked it as spam: ${reason}` : `Marked as possible spam: ${reason}`,
  unmarked_spam: (who: string) => `${who} took the spam mark off`,
  corrected: (who: string, field: string) => `${who} corrected: ${field}`,
  withdrawn: 'The applicant withdrew it',
  mail: {
    staff: 'Email to staff',
    received: 'Email with the receipt',
    assessed: 'Email with the result',
    answer: 'Email with the answer',
    changed: 'Email about a change',
    address_old: 'Email about a new address',
  },
  note: {
    edited: 'edited',
    edit: 'Edit',
    editOf: (who: string) => `Edit the note of ${who}`,
    remove: 'Remove',
    removeOf: (who: string) => `Remove the note of ${who}`,
    label: 'Text of the note',
    save: 'Save note',
    cancel: 'Cancel',
    failed: 'The note could not be changed.',
    sure: {
      heading: 'Remove this note for good?',
      explain: 'The history keeps that there was one.',
      confirm: 'Remove for good',
    },
  },
} as const;
