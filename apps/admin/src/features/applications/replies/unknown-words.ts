import { unknownReplyDays } from '@blue-peony/contracts';

export const unknown = {
  heading: 'Emails that fit nobody',
  explain: `They name no application by its own address. Assign each to its applicant, or delete it; after ${unknownReplyDays} days it goes by itself.`,
  failed: 'The emails that fit nobody could not be loaded.',
  newest: (shown: number, total: number) => `The newest ${shown} of ${total.toLocaleString('en')}.`,
  goes: 'deleted',
  assign: 'Assign',
  assignOf: (from: string) => `Assign the email of ${from}`,
  remove: 'Delete',
  removeOf: (from: string) => `Delete the email of ${from}`,
  placed: (name: string) => `Assigned to ${name}.`,
  open: 'Open the application',
  putBack: 'Put it back',
  actionFailed: 'That could not be saved.',
  find: {
    heading: 'Whose email is it?',
    search: 'Applicant',
    hint: 'Name, email, phone…',
    none: 'No application matches.',
    failed: 'The applications could not be searched.',
    choose: 'Assign it to',
  },
  sure: {
    heading: 'Delete this email?',
    explain: 'It is deleted with its files, and nobody can bring it back.',
    confirm: 'Delete it',
  },
  cancel: 'Cancel',
} as const;
