import { agency } from '@blue-peony/agency';
import type { Legal } from '../legal.ts';

export const legal = {
  privacy: [
    {
      heading: '1. Who is responsible',
      paragraphs: [
        `${agency.name} decides how the data on this site is used. Write to ${agency.email} with any question about it.`,
      ],
    },
    {
      heading: '2. What we collect',
      paragraphs: [
        'When you apply: your name, email address, country, city, WhatsApp number and earnings range, and, if you give them, your ZIP code, profiles, message and up to five photos. We also store when you confirmed your age and agreed to this policy.',
        'Photos are stripped of location and camera data before they are stored.',
      ],
    },
    {
      heading: '3. What we use it for',
      paragraphs: [
        'To assess your application and to contact you about it. The legal basis is your consent, and the steps you ask us to take before a contract. The preliminary result that you see on the site follows a simple rule; a person reviews every application.',
      ],
    },
    {
      heading: '4. Who sees it',
      paragraphs: [
        'Only our own staff who handle applications, and the companies that run our servers and mail for us under contract. We do not sell your data and do not publish your photos.',
      ],
    },
    {
      heading: '5. How long we keep it',
      paragraphs: [
        'Until your application is closed and no longer than the law requires or allows. Photos that never became part of an application are deleted after 24 hours.',
      ],
    },
    {
      heading: '6. On your device',
      paragraphs: [
        'A draft of the form is kept in your own browser until you submit it, and the submitted form stays in the tab’s history for the assessment. No advertising technology loads unless you have agreed to it.',
      ],
    },
    {
      heading: '7. Your rights',
      paragraphs: [
        `You may ask for a copy, a correction or the deletion of your data, object to its use, and withdraw your consent at any time: ${agency.email}. You may also complain to the data protection authority where you live.`,
      ],
    },
    {
      heading: '8. Minimum age',
      paragraphs: [
        `This site is for people aged ${agency.minimumAge} or older. We delete applications of younger people as soon as we learn of them.`,
      ],
    },
  ],
  terms: [
    {
      heading: '1. What these terms cover',
      paragraphs: [
        `They cover the use of this site, which ${agency.name} operates. Working together is agreed in a separate, written contract.`,
      ],
    },
    {
      heading: '2. Who may use the site',
      paragraphs: [`You must be at least ${agency.minimumAge} years old and of full legal age where you live.`],
    },
    {
      heading: '3. Your application',
      paragraphs: [
        'What you send must be true, about yourself, and yours to send. Photos may show nobody but you, or only people who have agreed. Applying binds neither side, and a preliminary result is not a promise of a contract.',
      ],
    },
    {
      heading: '4. Results',
      paragraphs: [
        'Figures and periods on this site describe experience, not guarantees. What you earn depends on many things, most of all on your own work.',
      ],
    },
    {
      heading: '5. Our content',
      paragraphs: [
        'Texts, pictures and videos on this site belong to us or to those who let us use them. Please ask before you copy them.',
      ],
    },
    {
      heading: '6. Liability',
      paragraphs: [
        'We keep the site running with care, but cannot promise that it is always available or free of errors. Liability that the law does not allow us to limit stays as it is.',
      ],
    },
    {
      heading: '7. Governing law',
      paragraphs: ['These terms are governed by the laws of the State of California, USA.'],
    },
    { heading: '8. Contact', paragraphs: [agency.email] },
  ],
} satisfies Legal;
