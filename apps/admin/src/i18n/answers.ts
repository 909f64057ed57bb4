import type { AnswerChannel, AnswerDecision } from '@blue-peony/contracts';

const decisions: Record<AnswerDecision, string> = {
  invite: 'Invite to a call',
  ask_more: 'Ask for more',
  session: 'Offer a session',
  later: 'Not now',
  decline: 'Decline',
};

const channels: Record<AnswerChannel, string> = {
  mail: 'by email',
  whatsapp: 'in WhatsApp',
  copied: 'by copied text',
};

export const answers = {
  heading: 'Answers',
  open: 'Answer',
  openDraft: 'Continue the answer',
  to: (name: string) => `Answer ${name}`,
  decisions,
  decision: 'Template',
  subject: 'Subject',
  subjectNote: (reference: string) => `The subject ends with ${reference}, so that the reply finds this application.`,
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
  keys: 'Ctrl + Enter sends. Outside the text: 1 to 5 choose a template, w opens WhatsApp, c copies.',
  notSent: 'The answer was not noted. Try again: it is sent only once.',
  unfinished: 'Fill in or remove what stands in curly brackets, and leave neither field empty.',
  overtaken: (who: string, channel: AnswerChannel) =>
    `${who} answered ${channels[channel]}, and you have not seen it yet.`,
  seen: 'I have read it',
  by: (who: string, channel: AnswerChannel) => `${who} ${channels[channel]}`,
  callHer: 'Their mailbox rejects it: call them',
  waiting: 'On its way',
  show: 'Show the text',
  call: 'Call',
  callOf: (number: string) => `Call ${number}`,
} as const;
