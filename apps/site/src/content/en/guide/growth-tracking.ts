import type { Chapter } from '../../guide.ts';

export const growthTracking: Chapter = {
  title: 'Measure, learn, grow',
  lead: 'Half an hour every Sunday is worth more than a hundred opinions from the internet.',
  blocks: [
    { kind: 'heading', text: 'Seven numbers, once a week' },
    {
      kind: 'table',
      caption: 'Your Sunday table',
      head: ['Number', 'What it tells you', 'If it falls'],
      rows: [
        ['New people reached', 'Whether strangers see you', 'Change the first second of your clips'],
        ['Visits to your page', 'Whether your profile makes people curious', 'Rewrite the bio, pin a better post'],
        ['New subscribers', 'Whether the price and the preview fit', 'Test one of them, not both'],
        ['Renewals', 'Whether people feel at home', 'Post more steadily, talk more'],
        ['Messages answered within a day', 'Whether you keep up', 'Set hours, or get help'],
        ['Income per fan', 'Whether your offers fit', 'Smaller offers, better timed'],
        ['Hours worked', 'Whether it is worth it', 'Drop what brings the least'],
      ],
    },
    { kind: 'heading', text: 'Change one thing at a time' },
    {
      kind: 'text',
      text: 'If you raise the price, change the banner and start on a new network in the same week, you will never know what helped. Write one sentence before you begin: “If I do this, that number should go up within two weeks.” Then wait for the two weeks. Keep what works, undo what does not, and write both down. After a year this notebook will be the most valuable thing you own.',
    },
    { kind: 'heading', text: 'A plan for ninety days' },
    {
      kind: 'list',
      items: [
        {
          lead: 'Days 1–30: be there.',
          text: 'Post to plan, answer everyone, collect material. Look at no income figure but the first one, and celebrate it.',
        },
        {
          lead: 'Days 31–60: be better.',
          text: 'Find your three best posts and your three best conversations, and do more of what they have in common. Start the second step of your ladder.',
        },
        {
          lead: 'Days 61–90: be regular.',
          text: 'Batch your shooting, write templates for what you say every day, and take your free day. Review your price once.',
        },
      ],
    },
    { kind: 'heading', text: 'When to ask for help' },
    {
      kind: 'text',
      text: 'There comes a point where the chat alone fills your evenings. You can then hand over a part: editing, planning, or the conversations. Whoever you ask, an agency included, should tell you in writing what they do, what they take and how you can leave, and should never want to own your account. Ask for the exact term of the contract, and talk to somebody who works with them.',
    },
    {
      kind: 'note',
      look: 'tip',
      title: 'The part that nobody can copy',
      text: 'Trends, prices and platforms change. What stays is that people come back to someone who is kind, reliable and a little bit surprising. If you forget everything else on this page, be that.',
    },
  ],
};
