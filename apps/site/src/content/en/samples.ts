import type { Samples } from '../samples.ts';

export const samples = {
  label: 'Sample',
  calendar: {
    title: 'Your week',
    rows: ['Posts', 'Clips', 'Messages', 'Filming'],
    note: 'Two hours of filming on Sunday. Wednesday and Saturday stay free.',
  },
  chat: {
    title: 'A chat in your voice',
    limits: ['No face', 'No meetings', 'No real name'],
    fan: 'Will I ever see your face?',
    answer: 'That stays my secret. Tonight there’s something new, though.',
    note: 'You set the limits, and you can read along at any time.',
  },
  report: {
    title: 'Your week in figures',
    joined: 'new subscribers',
    left: 'left',
    answered: 'messages answered',
    note: 'Tuesday was quiet, so its post moves to the evening.',
  },
  contract: {
    title: 'One page, and these are the lines that matter',
    lead: 'A sample. You agree on what goes into the blanks in the consultation, before you sign.',
    heading: 'Management agreement',
    lines: [
      {
        text: 'Account, login, content and payouts belong to the creator.',
        why: 'They’re yours today, and still yours when you leave.',
      },
      { text: 'There is no setup fee.', why: 'Our commission comes out of what you earn.' },
      { text: 'The commission is ____ % of the payouts.', why: 'Discussed openly, and settled before you sign.' },
      { text: 'The term is ____, and it ends with ____ notice.', why: 'Short, and leaving when it ends is simple.' },
      { text: 'The limits in list A bind everyone who writes in her name.', why: 'You write that list.' },
    ],
  },
  privatePage: {
    title: 'See for yourself who looked at your photos',
    lead: 'When you apply, you get a page of your own. We send its link to you alone, and every look at your photos is recorded there.',
    removed: 'Removed from every photo before we store it',
    device: 'Your phone’s model',
    erase: 'One button, no reason needed: your details, your photos and our notes are deleted at once.',
    more: 'Everything that happens to a photo',
  },
} satisfies Samples;
