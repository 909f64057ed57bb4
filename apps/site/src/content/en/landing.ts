import { about } from '@blue-peony/agency/en/about';
import { videoWords } from '@blue-peony/agency/en/landing';
import { promises } from '@blue-peony/agency/en/promises';
import { isTold } from '../about-items.ts';
import type { LandingContent } from '../landing.ts';
import { reviewNote } from '../reviews.ts';
import { reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('en');

export const landing = {
  hero: {
    eyebrow: 'Management for subscription creators',
    title: ['Your page,', 'in full bloom.'],
    lead: 'We look after promotion, fan conversations and growth. You create in your own way, with your face or without it, and keep what is yours.',
    more: 'See how we work',
    facts: ['No setup fee', 'Short, flexible contracts', 'Your account stays yours'],
    told: isTold(about),
    questions: {
      who: 'Who is behind this?',
      cost: 'What does it cost?',
      photos: 'Who sees my photos?',
      next: 'What happens next?',
    },
  },
  mission: {
    eyebrow: 'Our mission',
    title: 'We know your fans, because we are your fans.',
    statement: text(
      '{agency} was founded by middle-aged male fans. That may sound unusual, until you know that men like them make up nearly {midlifeShare}% of the platform’s users. We know what makes them stop scrolling, subscribe and stay. Our mission is to turn that knowledge into steady income for the women who create, on their own terms.',
    ),
    figures: [
      { value: text('~{midlifeShare}%'), label: 'of the platform’s users are middle-aged men' },
      {
        value: text('{engagementWeeks, plural, one {# week} other {# weeks}}'),
        label: 'until engagement starts to move',
      },
      {
        value: text('{firstDays}–{lastDays, plural, one {# day} other {# days}}'),
        label: 'until it shows in your revenue',
      },
      { value: '24/7', label: 'support, from Growth & Management up' },
    ],
  },
  services: {
    eyebrow: 'What we do',
    title: 'Three jobs you no longer do alone',
    lead: 'You bring the idea and the personality. We take on everything around it: the work that takes hours and that nobody sees.',
    items: [
      {
        title: 'Promotion',
        text: 'We bring the right people to your page and give them a reason to follow you there.',
      },
      {
        title: 'Fan Interaction',
        text: 'A subscription is a conversation. We keep it going, in your voice and within your limits.',
      },
      {
        title: 'Account Growth',
        text: 'We read the figures every week and change what isn’t working, so growth is no accident.',
      },
    ],
  },
  challenges: {
    eyebrow: 'Sound familiar?',
    title: 'Six things that hold creators back',
    lead: 'None of them says anything about your talent. All of them can be solved.',
    items: [
      {
        title: 'No visibility',
        text: 'You post, and hardly anyone sees it, because the platform doesn’t send new people your way.',
      },
      {
        title: 'Zero results',
        text: 'You’ve tried tips from everywhere, and your numbers still look the way they did months ago.',
      },
      {
        title: 'Lack of consistency',
        text: 'One good week, then silence. Fans forget quickly, and starting over takes twice the energy.',
      },
      {
        title: 'A never-ending inbox',
        text: 'Every message wants an answer at once. There’s no time left for the part you enjoy.',
      },
      {
        title: 'Fear of being recognized',
        text: 'You’d like to start, but your family, coworkers or neighbors should never find out.',
      },
      {
        title: 'Guessing at prices',
        text: 'Too high scares people off, too low means working for nothing. And nobody tells you what’s right.',
      },
    ],
  },
  join: {
    title: 'Why creators join',
    text: 'Because it lets them breathe again. You decide what you show, and a team takes the rest off your hands.',
    points: [
      'More free hours every week, while your fans still get answers',
      'A plan instead of guesswork, and someone who sees it through',
      'Protection for your identity from day one',
      'A team on commission, so your results matter to us',
    ],
  },
  testimonials: {
    eyebrow: 'Testimonials',
    title: 'Hear it from creators',
    lead: 'Each clip takes less than a minute. Nothing loads until you press play.',
    play: 'Play the video',
    example: 'Example',
    note: reviewNote(videoWords, reviews),
    items: videoWords,
  },
  whychoose: {
    eyebrow: 'Why choose us',
    title: 'Six promises you can hold us to',
    items: [
      { title: 'No setup fee', text: 'We charge nothing to set you up. Our commission comes out of what you earn.' },
      {
        title: 'Short, flexible contracts',
        text: 'We want you to stay because it works, not because a contract says so.',
      },
      {
        title: 'You own your account',
        text: 'Your name, login, content and payouts stay with you, today and when you leave.',
      },
      {
        title: 'We are the audience',
        text: 'Founded by the very people who subscribe, so we look at every idea through a fan’s eyes.',
      },
      {
        title: 'There around the clock',
        text: 'Support 24/7, from Growth & Management up. A person answers, not a form.',
      },
      {
        title: 'Anonymous? Welcome.',
        text: 'Faceless content, country blocks, a careful eye on every detail in the frame.',
      },
    ],
  },
  plans: {
    eyebrow: 'Plans',
    title: 'As much help as you want',
    lead: 'Every page is different, so the commission is discussed in a consultation. There is no setup fee with any plan.',
    popular: 'Most popular',
    note: text(
      `${promises.opensPlans} ${promises.hourPrice} Not sure which one fits? Apply, and we’ll find out together.`,
    ),
    items: [
      {
        title: 'Page Management',
        text: 'For creators who want a tidy page and a steady rhythm.',
        features: ['Profile optimization', 'Content scheduling', 'Basic chat management', 'Weekly performance reports'],
      },
      {
        title: 'Growth & Management',
        text: 'For creators who want to grow and get their time back.',
        features: [
          'Everything in Page Management',
          'Social media promotion',
          'Advanced chat management',
          'Custom content strategy',
          '24/7 support',
        ],
      },
      {
        title: 'Custom Solutions',
        text: 'For established or anonymous creators with plans of their own.',
        features: [
          'Fully customized approach',
          'Dedicated account manager',
          'Advanced marketing campaigns',
          'Anonymous creator support',
          'Priority support',
        ],
      },
    ],
  },
} satisfies LandingContent;
