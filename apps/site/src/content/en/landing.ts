import { agency, claims } from '@blue-peony/agency';
import { stories, videoWords } from '@blue-peony/agency/en/landing';
import type { LandingContent } from '../landing.ts';

const [firstDays, lastDays] = claims.revenueDays;

export const landing = {
  hero: {
    eyebrow: 'Management for subscription creators',
    title: ['Your page,', 'in full bloom.'],
    lead: 'We look after promotion, fan conversations and growth. You create in your own way, with your face or without it, and keep what is yours.',
    more: 'See how we work',
    facts: ['No setup fee', 'Short, flexible contracts', 'Your account stays yours'],
  },
  mission: {
    eyebrow: 'Our mission',
    title: 'We know your fans, because we are your fans.',
    statement: `${agency.name} was founded by middle-aged male fans. That may sound unusual, until you know that men in mid-life make up nearly ${claims.midlifeShare}% of the platform’s users. We know what makes them stop scrolling, subscribe and stay. Our mission is to turn that knowledge into steady income for the women who create, on their own terms.`,
    figures: [
      { value: `~${claims.midlifeShare}%`, label: 'of the platform’s users are men in mid-life' },
      { value: `${claims.engagementWeeks} week`, label: 'until engagement starts to move' },
      { value: `${firstDays}–${lastDays} days`, label: 'until it shows in your revenue' },
      { value: '24/7', label: 'someone is there when you need us' },
    ],
  },
  services: {
    eyebrow: 'What we do',
    title: 'Three jobs you no longer do alone',
    lead: 'You bring the idea and the personality. We do the work around it that takes hours and shows nowhere.',
    items: [
      {
        title: 'Promotion',
        text: 'We bring the right people to your page and give them a reason to follow you there.',
        points: [
          'Campaigns on social platforms',
          'Profile texts and previews that get clicks',
          'Partners whose audience fits yours',
        ],
      },
      {
        title: 'Fan Interaction',
        text: 'A subscription is a conversation. We keep it going, in your voice and within your limits.',
        points: [
          'Answers at every hour, in every time zone',
          'Warm, personal messages in your tone',
          'Boundaries that you set, and we keep',
        ],
      },
      {
        title: 'Account Growth',
        text: 'We read the figures every week and change what does not work, so that growth is no accident.',
        points: [
          'A content calendar that you can keep up',
          'Prices and bundles tested step by step',
          'A weekly report that you will understand',
        ],
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
        text: 'You post, and hardly anyone sees it, because the platform does not send you new people by itself.',
      },
      {
        title: 'Zero results',
        text: 'You have tried tips from everywhere, and the figures still look the way they did months ago.',
      },
      {
        title: 'Lack of consistency',
        text: 'One good week, then silence. Fans forget quickly, and starting again costs twice the strength.',
      },
      {
        title: 'An inbox without end',
        text: 'Every message wants an answer at once. There is no time left for the part that you enjoy.',
      },
      {
        title: 'Fear of being recognised',
        text: 'You would like to start, but family, work or neighbours should never find out.',
      },
      {
        title: 'Guessing at prices',
        text: 'Too high scares people off, too low makes you work for nothing. Nobody tells you what is right.',
      },
    ],
  },
  join: {
    title: 'Why creators join',
    text: 'Because it gets easier to breathe. You decide what you show, and a team takes the rest off your hands.',
    points: [
      'More free hours every week, without losing fans',
      'A plan instead of guesswork, and someone who follows it through',
      'Protection for your identity, from the first day',
      'A team that is paid when you earn, not before',
    ],
  },
  testimonials: {
    eyebrow: 'Testimonials',
    title: 'Hear it from creators',
    lead: 'Each clip takes less than a minute. Nothing loads until you press play.',
    play: 'Play the video',
    items: videoWords,
  },
  whychoose: {
    eyebrow: 'Why choose us',
    title: 'Six reasons that you can hold us to',
    items: [
      { title: 'No setup fee', text: 'Starting costs you nothing. We earn when you do.' },
      {
        title: 'Short, flexible contracts',
        text: 'We want you to stay because it works, not because a contract says so.',
      },
      {
        title: 'You own your account',
        text: 'Name, login, content and payouts stay with you, today and when you leave.',
      },
      {
        title: 'We are the audience',
        text: 'Founded by the very people who subscribe. We test every idea on ourselves first.',
      },
      { title: 'There around the clock', text: 'Support 24/7. A person answers, not a form.' },
      {
        title: 'Anonymous is welcome',
        text: 'Faceless content, country blocks, a careful eye on every detail in the frame.',
      },
    ],
  },
  plans: {
    eyebrow: 'Plans',
    title: 'As much help as you want',
    lead: 'Every page is different, so the commission is discussed in a consultation. There is no setup fee with any plan.',
    popular: 'Most popular',
    note: 'Not sure which one? Apply, and we will find out together.',
    items: [
      {
        title: 'Page Management',
        text: 'For creators who want a tidy page and a steady rhythm.',
        features: ['Profile optimization', 'Content scheduling', 'Basic chat management', 'Weekly performance reports'],
      },
      {
        title: 'Growth & Management',
        text: 'For creators who want to grow, and want their time back.',
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
  faq: {
    eyebrow: 'FAQ',
    title: 'Questions, answered plainly',
    items: [
      {
        question: 'What does it cost to start?',
        answer:
          'Nothing. There is no setup fee. We work for a commission on what you earn, and we discuss it openly in a consultation before you sign anything.',
      },
      {
        question: 'How long am I bound?',
        answer:
          'Our contracts are short and flexible. You will see the exact term before you sign, and leaving at its end is simple.',
      },
      {
        question: 'Who owns my account?',
        answer:
          'You do, fully. The account is in your name, payouts go to you, and your content stays yours, also when we stop working together.',
      },
      {
        question: 'When will I see results?',
        answer: `Engagement usually starts to move within ${claims.engagementWeeks} week. Revenue takes longer: plan for ${firstDays} to ${lastDays} days. Nobody honest can promise you a sum.`,
      },
      {
        question: 'Can I stay anonymous?',
        answer:
          'Yes. Many creators never show their face. We plan content for that, block countries where you wish, and check every picture for details that could give you away.',
      },
      {
        question: 'Who talks to my fans?',
        answer:
          'People from our team, trained in your tone and your limits. You decide what may be said and offered, and you can read along at any time.',
      },
      {
        question: 'Do I need many followers, or experience?',
        answer:
          'No. Many of the creators we work with started from zero. What counts is that you enjoy creating and want to keep at it.',
      },
      {
        question: 'What happens after I apply?',
        answer: `You see a preliminary result after about ten minutes, and a team member will reach out within ${claims.replyHours} hours. Then we talk, without any obligation.`,
      },
    ],
  },
  stories: {
    eyebrow: 'Success stories',
    title: 'In their own words',
    items: stories,
  },
  comparison: {
    eyebrow: 'Comparison',
    title: 'Other agencies, and us',
    lead: 'Ask these seven questions wherever you apply.',
    others: 'Other agencies',
    rows: [
      { topic: 'Setup fee', others: 'Often payable before anything happens', us: 'None' },
      { topic: 'Contract', others: 'A year or two, hard to leave', us: 'Short and flexible' },
      { topic: 'Your account', others: 'Login and payouts in their hands', us: 'In your name, all of it' },
      { topic: 'Commission', others: 'Fixed, and in the small print', us: 'Discussed in a consultation' },
      { topic: 'Knows the audience', others: 'From the outside', us: 'Founded by fans' },
      { topic: 'Support', others: 'Office hours, if you are lucky', us: '24/7' },
      { topic: 'Anonymity', others: 'An afterthought', us: 'Planned from the first day' },
    ],
    close: 'The best time to plant a peony is autumn. The second best is today.',
  },
} satisfies LandingContent;
