import type { AnswerChannel, AnswerKind, AssessmentResult } from '@blue-peony/contracts';

const decisions: Record<AnswerKind, string> = {
  invite: 'Invite to a call',
  ask_more: 'Ask for more',
  session: 'Offer a session',
  later: 'Not now',
  decline: 'Decline',
  own: 'Own words',
};

const told: Record<AssessmentResult, string> = {
  qualified: 'An automatic email has told them that they qualified.',
  rejected: 'An automatic email has told them that they did not qualify this time.',
};

const channels: Record<AnswerChannel, string> = {
  mail: 'by email',
  whatsapp: 'in WhatsApp',
  copied: 'by copied text',
};

export const answers = {
  open: 'Answer',
  openDraft: 'Continue the answer',
  to: (name: string) => `Answer ${name}`,
  decisions,
  channels,
  decision: 'Template',
  byDigit: (key: string) => `(${key} and its digit)`,
  subject: 'Subject',
  subjectNote: (reference: string) => `The subject ends with the reference ${reference}.`,
  text: 'Text',
  loading: 'Loading templates...',
  failed: 'The templates could not be loaded.',
  reset: 'Reset to template',
  mail: 'Send by email',
  mailTo: (address: string) => `Goes to ${address}`,
  whatsapp: 'Open in WhatsApp',
  noWhatsapp: 'Without a country code this number cannot be opened in WhatsApp.',
  copy: 'Copy',
  sending: 'Sending...',
  close: 'Close',
  keys: 'Ctrl + Enter sends the email; for ten seconds it can be taken back.',
  suggested: 'suggested',
  told,
  toldMeanwhile: 'The automatic email with the result has just gone. Read above what it says, then send again.',
  asked: { whatsapp: 'Did you send it in WhatsApp?', copied: 'Did you send the copied text?' },
  wasSent: 'Yes, note it',
  wasNotSent: 'No',
  leaves: 'Leaves within seconds',
  leaving: {
    one: (name: string) => `The answer to ${name} leaves within seconds.`,
    many: (count: number) => `${count} answers leave within seconds.`,
  },
  takeBack: { one: 'Take it back', many: 'Take all back' },
  takenBack: {
    one: 'Taken back. Its text is kept as a draft.',
    many: 'All taken back: nobody is answered. The text is kept for the next time.',
  },
  gone: 'It has left already.',
  notTakenBack: 'It could not be taken back. Try again.',
  notSent: 'The answer was not noted. Try again: it is sent only once.',
  unfinished: 'Fill in or remove what stands in curly brackets, and leave neither field empty.',
  overtaken: (who: string, channel: AnswerChannel) =>
    `${who} answered ${channels[channel]}, and you have not seen it yet.`,
  seen: 'I have read it',
  by: (who: string, channel: AnswerChannel) => `${who} ${channels[channel]}`,
  callHer: 'Their mailbox rejects it: call them',
  waiting: 'On its way',
  call: 'Call',
  callOf: (number: string) => `Call ${number}`,
} as const;
