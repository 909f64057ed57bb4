import { about } from '@blue-peony/agency/en/about';
import { stories } from '@blue-peony/agency/en/landing';
import { promises } from '@blue-peony/agency/en/promises';
import { aboutItems } from '../about-items.ts';
import type { ClosingContent } from '../landing.ts';
import { reviewNote, titleOf } from '../reviews.ts';
import { reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('en');

export const closing = {
  faq: {
    eyebrow: 'FAQ',
    title: 'Questions, answered plainly',
    items: [
      {
        question: 'What does it cost to start?',
        answer: text(
          `Applying is free, and there is no setup fee. We work for a commission on what you earn and discuss it openly in a consultation before you sign anything. ${promises.opensPlans} ${promises.hourPrice}`,
        ),
      },
      {
        question: 'How long is the contract?',
        answer:
          'Our contracts are short and flexible. You’ll see the exact term before you sign, and leaving when it ends is simple.',
      },
      {
        question: 'Who owns my account?',
        answer:
          'You do, fully. The account is in your name, payouts go to you, and your content stays yours, even if we stop working together.',
      },
      {
        question: 'When will I see results?',
        answer: text(
          'Engagement usually starts to move within {engagementWeeks, plural, one {# week} other {# weeks}}. Revenue takes longer: plan for {firstDays} to {lastDays, plural, one {# day} other {# days}}. Nobody honest can promise you a sum.',
        ),
      },
      {
        question: 'Can I stay anonymous?',
        answer:
          'Yes. Many creators never show their face. We plan content for that, block countries where you wish, and check every picture for details that could give you away.',
      },
      {
        question: 'Who talks to my fans?',
        answer:
          'People on our team, who learn your tone and your limits from you. You decide what may be said and offered, and you can read along at any time.',
      },
      {
        question: 'Do I need many followers, or experience?',
        answer: text(
          `No. You can apply with no earnings at all; what counts is that you enjoy creating and want to keep at it. ${promises.opensPlans} ${promises.hourPrice}`,
        ),
      },
      {
        question: 'What happens after I apply?',
        answer: text(
          'You’ll see a preliminary result after about {resultMinutes, plural, one {# minute} other {# minutes}}, and a team member will reach out within {replyHours, plural, one {# hour} other {# hours}}. Then we talk, with no obligation.',
        ),
      },
    ],
  },
  about: {
    eyebrow: 'Before you decide',
    title: 'Who is behind this site',
    items: aboutItems(about, {
      people: 'Who we are',
      commission: 'Commission',
      term: 'Contract and notice',
      access: 'Without your password',
      chats: 'Who writes to your fans',
      session: 'How a session goes',
      leaving: 'When you leave',
    }),
  },
  stories: {
    eyebrow: 'Success stories',
    title: titleOf(stories, 'In their own words', 'Examples'),
    lead: reviewNote(stories, reviews),
    items: stories,
  },
  comparison: {
    eyebrow: 'Comparison',
    title: 'Other agencies vs. us',
    lead: 'Ask these seven questions wherever you apply.',
    others: 'Other agencies',
    rows: [
      { topic: 'Setup fee', others: 'Often payable before anything happens', us: 'None' },
      { topic: 'Contract', others: 'Often a year or two, and hard to leave', us: 'Short and flexible' },
      { topic: 'Your account', others: 'At some, login and payouts in their hands', us: 'In your name, all of it' },
      { topic: 'Commission', others: 'Often fixed, in the fine print', us: 'Discussed in a consultation' },
      { topic: 'Knows the audience', others: 'Usually from the outside', us: 'Founded by fans' },
      { topic: 'Support', others: 'Often office hours only', us: '24/7 from Growth & Management up' },
      { topic: 'Anonymity', others: 'Sometimes an afterthought', us: 'Planned from day one' },
    ],
    close: 'The best time to plant a peony is autumn. The second best is today.',
  },
} satisfies ClosingContent;
