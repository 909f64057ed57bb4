import { sessionStories, sessionVoices } from '@blue-peony/agency/en/filming';
import { promises } from '@blue-peony/agency/en/promises';
import type { FilmingContent } from '../filming.ts';
import { reviewNote } from '../reviews.ts';
import { bought, reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('en');

export const filming = {
  page: {
    title: 'Filming sessions with a coach',
    description:
      'One-to-one guidance while you film: a plan for your shoot, live direction and tools that keep fans. Book by the hour, faceless if you like.',
  },
  hero: {
    eyebrow: 'Filming sessions, one to one',
    title: ['Know what to film', 'before you press record.'],
    lead: 'A coach plans your next shoot with you and stays on the line while you film. You decide what you show. We show you what makes fans stay.',
    more: 'See all prices',
    stats: [
      { value: text('{creatorsGuided, number}+'), label: 'creators guided' },
      { value: text('${millionsInDollars, number}M+'), label: 'revenue of guided creators' },
      { value: text('{incomeBoost}%'), label: 'average income boost' },
    ],
  },
  guidance: {
    eyebrow: 'With and without guidance',
    title: 'The same camera, two very different months',
    without: {
      title: 'Without guidance',
      points: [
        'Hours of footage, and no idea which clip will sell',
        'Showing more and more to keep the same fans',
        'Guessing at prices, and lowering them when nobody buys',
        'Starting from zero in front of the camera every time',
        'Subscribers who leave after the first month',
      ],
    },
    with: {
      title: 'With guidance',
      points: [
        'A shot list before you start, and a use for every clip',
        'Teasing that sparks curiosity, within limits you set',
        'Prices that follow what your fans respond to',
        'Someone at your side from the warm-up to the last take',
        'Reasons to come back, planned into every series',
      ],
    },
  },
  earnings: {
    eyebrow: 'Earnings outlook',
    title: 'Growth has its seasons',
    lead: 'What creators we guide tend to earn in a month. The beginning takes patience; the habit is what pays.',
    monthly: 'a month',
    periods: [
      { period: 'Months 1–2', text: 'You find your style, and your first regular buyers find you.' },
      { period: 'Months 3–6', text: 'Series, prices and messages begin to work together.' },
      { period: 'Month 6 and beyond', text: 'Fans come back on their own, and your archive keeps selling.' },
    ],
    note: 'Nobody honest can tell you what you will earn. These ranges come from experience and promise nothing; yours depends on your work, your niche and your audience.',
  },
  service: {
    eyebrow: 'Teasing-content guidance',
    title: 'A coach at your side, by the hour',
    lead: 'Live by video call. We prepare the scene, direct you while you film and turn the material into posts and messages that sell.',
    points: [
      'A plan and a shot list made for your niche',
      'Live direction on angle, light and pace',
      'Ideas for captions, previews and paid messages',
      'A checklist for every filming day after this one',
    ],
    table: 'Prices of a session by its length',
    note: text(
      `The longer the session, the less an hour costs. You pay on our partner’s secure checkout page. ${promises.opensPlans}`,
    ),
    otherCurrency: 'Show the prices in euros',
  },
  stories: {
    eyebrow: 'Success stories',
    title: 'Three sessions, three turning points',
    lead: reviewNote(sessionStories, reviews),
    items: sessionStories,
  },
  comparison: {
    eyebrow: 'Comparison',
    title: 'Other coaches vs. us',
    lead: 'Worth asking before you pay anyone for advice.',
    others: 'Other coaches',
    rows: [
      { topic: 'Format', others: 'Often recorded courses and PDFs', us: 'Live, while you film' },
      { topic: 'Advice', others: 'Often the same for everyone', us: 'Made for your niche and your limits' },
      {
        topic: 'Experience',
        others: 'Often social media in general',
        us: text('{creatorsGuided, number}+ creators guided'),
      },
      { topic: 'Booking', others: 'Often packages for months', us: 'By the hour, from a single one' },
      { topic: 'Anonymity', others: 'Sometimes an afterthought', us: 'Planned into every scene' },
      { topic: 'Afterwards', others: 'Often no follow-up', us: 'Tools that keep your fans' },
    ],
  },
  steps: {
    eyebrow: 'Your session',
    title: 'Five steps, from nervous to finished',
    items: [
      {
        title: 'Confidence warm-up',
        text: 'Posture, breath and voice, until the camera is just another thing in the room.',
      },
      {
        title: 'Audience psychology tips',
        text: 'What your fans hope for, what makes them curious, and why waiting can be worth more than showing.',
      },
      {
        title: 'Creative content prompts',
        text: 'Scenes, outfits and stories for your niche, so you never face an empty list again.',
      },
      {
        title: 'Real-time filming support',
        text: 'You film, we watch live and tell you right away what to change: angle, light, pace, pause.',
      },
      {
        title: 'Retention tools',
        text: 'Series, messages and a calendar that bring fans back after the first purchase.',
      },
    ],
  },
  closing: {
    title: 'Your next shoot deserves a plan.',
    text: text(
      'Book an hour and tell us what you would like to film. We’ll contact you within {contactHours, plural, one {# hour} other {# hours}} to find a time.',
    ),
  },
  faq: {
    eyebrow: 'FAQ',
    title: 'Before you book',
    items: [
      {
        question: 'What happens after I book?',
        answer: text(
          'You pay on our partner’s secure checkout page. We’ll then contact you within {contactHours, plural, one {# hour} other {# hours}} to find a time that works for you.',
        ),
      },
      {
        question: 'Do I have to show my face?',
        answer: 'No. We plan anonymous shoots as well, and look at every frame for details that could give you away.',
      },
      {
        question: 'What equipment do I need?',
        answer:
          'A charged phone or camera and a room where nobody disturbs you. Your coach works with the light you have.',
      },
      {
        question: 'Can I move my session?',
        answer: text(
          'Yes, with at least {rescheduleHours, plural, one {# hour’s} other {# hours’}} notice. Write to us, and we will find another time.',
        ),
      },
      {
        question: 'Will I definitely earn more?',
        answer: text(
          'Nobody honest can promise that. Creators we guided raised their income by {incomeBoost}% on average. Yours depends on your work, your niche and your audience.',
        ),
      },
    ],
  },
  voices: {
    eyebrow: 'In short',
    title: 'Right after the session',
    lead: reviewNote(sessionVoices, reviews),
    items: sessionVoices,
    bought,
  },
} satisfies FilmingContent;
