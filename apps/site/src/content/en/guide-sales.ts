import { promises } from '@blue-peony/agency/en/promises';
import { agency, guideClaims, prices } from '@blue-peony/agency';
import { guideDiscount } from '@blue-peony/contracts';
import { readers } from '@blue-peony/agency/en/readers';
import type { GuideSalesContent } from '../guide-sales.ts';
import { reviewNote } from '../reviews.ts';
import { bought, reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('en');

const { rating, creatorsHelped, payoutsBillions, incomeGrowth, pages, ideas } = guideClaims;
const ratings = rating.count.toLocaleString('en');

export const guideSales = {
  title: 'How to Start OnlyFans: the book for beginners',
  description: `The complete beginner’s book as PDF and EPUB: ${pages}+ pages, four frameworks with worksheets and ${ideas}+ content ideas. Read it on any device.`,
  hero: {
    eyebrow: 'The digital guide',
    title: ['How to Start', 'OnlyFans'],
    lead: 'Everything you need from the first photo to a page you can keep up, in one book you can work through at your own pace.',
    points: [`${pages}+ pages`, 'PDF and EPUB', 'Yours right after payment'],
  },
  rating: {
    value: rating.value,
    spoken: `Rated ${rating.value} out of 5`,
    count: `${rating.value}/5 (${ratings} ratings)`,
  },
  price: {
    now: 'Price today',
    regular: 'Regular price',
    offer: `${guideDiscount(prices, 'en')}% OFF - TODAY ONLY`,
    once: 'One payment. No subscription.',
  },
  edition: {
    legend: 'Choose your edition',
    digital: { title: 'Digital', text: 'PDF and EPUB, ready to read in minutes' },
    physical: { title: 'Physical Book + Digital', text: 'Printed copy and both files' },
    soldOut: 'OUT OF STOCK',
  },
  buy: 'Get the guide',
  terms: text(`The book is in English. ${promises.downloads} ${promises.resumed} Fresh links are free.`),
  safe: 'You pay on our payment partner’s secure page.',
  claims: [
    { value: `${creatorsHelped.toLocaleString('en')}+`, label: 'creators helped' },
    { value: `$${payoutsBillions}B+`, label: 'paid out to creators by the platform' },
    { value: `${incomeGrowth}%`, label: 'average income growth' },
    { value: `${pages}+`, label: 'pages' },
    { value: `${ideas}+`, label: 'content ideas' },
  ],
  learn: {
    eyebrow: 'Inside the book',
    title: 'What You’ll Learn Inside',
    lead: 'Nine goals. Each ends with something finished that you can use the same day.',
    items: [
      {
        title: 'Open your page properly',
        text: 'Verification, name, pictures and texts, in the order that saves you time.',
      },
      {
        title: 'Find your niche',
        text: 'A one-evening exercise that ends with a sentence only you could have written.',
      },
      { title: 'Shoot with what you have', text: 'Light, angles and sound with a phone, in one corner of a room.' },
      { title: 'Plan a month in an hour', text: 'A calendar with room for life, and for days when nothing works.' },
      { title: 'Be found', text: 'What to post where, without breaking the rules of the networks.' },
      { title: 'Stay anonymous', text: 'Faceless content, blocked regions and an eye for details that give you away.' },
      {
        title: 'Set prices with confidence',
        text: 'Subscriptions, messages and custom requests, with the math done for you.',
      },
      { title: 'Talk so that fans stay', text: 'Openings, follow-ups and a kind no, written out for you to adapt.' },
      { title: 'Keep your books in order', text: 'Records, reserves and the questions to bring to a tax advisor.' },
    ],
  },
  leaves: {
    eyebrow: 'Look inside',
    title: 'Leaf through eight pages',
    lead: 'They stand in the book just like this. Open one to read it in full size.',
    back: 'Pages before',
    next: 'Next pages',
    pages: [
      'Contents: nine goals, four frameworks, the long run and the idea deck',
      'The beginning of goal 3: Shoot with what you have',
      'Goal 3: four directions of light, five times of day, and hard and soft lamps, drawn',
      'Goal 6: who might look for you, what they can do, and what stops them',
      'The Price Ladder: five rungs and five rules',
      'A worksheet of the Safety Map, with boxes to tick and lines to fill in',
      'Idea card 4, One red object: five shots drawn, with setup, caption and offer',
      'Idea card 50, Attic of memories: five shots drawn, with setup, caption and offer',
    ],
  },
  frameworks: {
    eyebrow: 'Included',
    title: 'Four frameworks with worksheets',
    lead: 'Print them, or fill them in on a tablet.',
    items: [
      {
        title: 'The Niche Compass',
        text: 'Four directions, twelve questions, one clear answer to what your page is about.',
      },
      {
        title: 'The Content Engine',
        text: 'Turns one shooting day into two weeks of posts, previews and messages.',
      },
      {
        title: 'The Price Ladder',
        text: 'From the subscription to the custom request: what to offer, when and for how much.',
      },
      {
        title: 'The Safety Map',
        text: 'Every place where your private life could show, and how to close it.',
      },
    ],
  },
  testimonials: {
    eyebrow: 'Readers',
    title: 'What readers say',
    rating: '5 out of 5 stars',
    lead: reviewNote(readers, reviews),
    items: readers,
    bought,
  },
  close: {
    title: 'Your first page starts with the first page.',
    text: 'Buy it today, read a chapter tonight, and have something finished tomorrow.',
  },
  article: 'Read the free article first',
  note: `Figures describe experience, not a promise: what you earn depends on many things, most of all on your own work. ${agency.name} is not connected with OnlyFans, which is a trademark of its owner.`,
  cover: {
    series: agency.name,
    title: ['How', 'to Start', 'OnlyFans'],
    subtitle: 'The complete beginner’s guide',
    spoken: 'Cover of the book: a blue peony on a night-blue ground',
  },
} satisfies GuideSalesContent;
