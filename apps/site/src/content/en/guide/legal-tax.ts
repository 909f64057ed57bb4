import { guideClaims } from '@blue-peony/agency';
import type { Chapter } from '../../guide.ts';

const { taxShare, formThreshold, formThresholdFrom2026 } = guideClaims;
const [least, most] = taxShare;

export const legalTax: Chapter = {
  title: 'Law and taxes',
  lead: 'From the first dollar you run a small business. Treat it like one and this chapter will stay boring.',
  blocks: [
    { kind: 'heading', text: 'The rules that have no exception' },
    {
      kind: 'list',
      items: [
        {
          lead: 'Everyone is an adult.',
          text: 'You, and every person who can be seen or heard. There is no “she looks older”.',
        },
        {
          lead: 'Everyone has agreed.',
          text: 'Anybody who appears with you needs a verified account or a signed release with a copy of their ID, before you publish.',
        },
        {
          lead: 'Everything is yours.',
          text: 'Music, pictures, logos and film scenes belong to somebody. Use what you have made or licensed.',
        },
        {
          lead: 'Nothing in public.',
          text: 'Filming where strangers can walk in is against the rules of the platform, and in many places against the law.',
        },
      ],
    },
    { kind: 'heading', text: 'Money that is not yours' },
    {
      kind: 'text',
      text: `No tax is withheld from your payouts, so a part of every payout already belongs to the tax office. On the day the money arrives, set aside ${least}–${most}% in a second account that you do not touch. In the USA you receive a 1099 form once you have earned more than the reporting limit: $${formThreshold} a year until 2025, $${formThresholdFrom2026.toLocaleString('en')} for payments from 2026 on. The IRS receives the same form. Income below the limit has to be declared as well.`,
    },
    {
      kind: 'table',
      caption: 'A payout of $1,000, split on the same day',
      head: ['Part', 'Share', 'Amount'],
      rows: [
        ['Set aside for tax', `${most}%`, `$${most * 10}`],
        ['Running costs', '15%', '$150'],
        ['Reserve for slow months', '10%', '$100'],
        ['Yours to spend', `${75 - most}%`, `$${(75 - most) * 10}`],
      ],
    },
    { kind: 'heading', text: 'What you can usually deduct' },
    {
      kind: 'text',
      text: 'Camera, lights, the part of your phone and internet that you use for work, outfits and props that you would not wear otherwise, editing software, advertising, education, professional advice, and in some cases part of your home. Keep every receipt as a photo, in one folder a month, with a note of what it was for. Without a receipt there is no deduction.',
    },
    {
      kind: 'checklist',
      title: 'Once, at the beginning',
      items: [
        'Ask whether you must register as self-employed where you live',
        'Open a second bank account for the business',
        'Find out when taxes are due; in the USA self-employed people usually pay every quarter',
        'Start a simple table: date, source, amount, expense, receipt',
        'Book one hour with a tax advisor who has worked with creators before',
      ],
    },
    {
      kind: 'note',
      look: 'care',
      title: 'Every country is different',
      text: 'Limits, forms and rates change from year to year and from place to place. Take this chapter as a list of questions for an advisor where you live. It is general information, and neither legal nor tax advice.',
    },
  ],
};
