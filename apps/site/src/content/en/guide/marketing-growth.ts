import type { Chapter } from '../../guide.ts';

export const marketingGrowth: Chapter = {
  title: 'Market your page and grow',
  lead: 'You need one place where strangers find you, one where they get to know you, and a short way from there to your page.',
  blocks: [
    { kind: 'heading', text: 'Choose two channels, not six' },
    {
      kind: 'table',
      caption: 'What each channel is good for',
      head: ['Channel', 'Strength', 'Rule to respect'],
      rows: [
        ['TikTok', 'Shows you to strangers quickly', 'Nothing suggestive; no direct link to your page'],
        ['Instagram', 'Builds trust through stories', 'Keep it tame; link through a landing page'],
        ['X', 'Allows adult creators', 'Mark sensitive media as such'],
        ['Reddit', 'Reaches people by interest', 'Every community has its own rules; read them'],
        ['Other creators', 'Their fans already pay for content', 'Only with people whose style fits yours'],
      ],
    },
    {
      kind: 'text',
      text: 'Pick one channel for reach and one for closeness, and give both ninety days. Six half-tended accounts bring less than two good ones, and they tire you out. Post at the same hours, answer the first comments yourself, and look once a week at which three posts did best. Make more of those.',
    },
    { kind: 'heading', text: 'The way to your page' },
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          lead: 'Seen.',
          text: 'A short clip makes a stranger stop. The first second decides: a movement, a look, a line.',
        },
        {
          lead: 'Visited.',
          text: 'Your profile says in one line who you are. A pinned post shows the best of you.',
        },
        {
          lead: 'Followed.',
          text: 'Stories and small daily things turn a face into an acquaintance. This stage takes days, sometimes weeks. Do not hurry it.',
        },
        {
          lead: 'Invited.',
          text: 'Say plainly and without shame that there is more, and where. Once or twice a week is enough.',
        },
        {
          lead: 'Subscribed.',
          text: 'Now the welcome message takes over. The first forty-eight hours decide whether somebody stays a second month.',
        },
      ],
    },
    { kind: 'heading', text: 'Keep the fans you have' },
    {
      kind: 'text',
      text: 'It is easier to keep a fan than to find one. Learn names, remember the dog and the night shift, and pick up a conversation where it ended. Tell people on the first of the month what is coming. When somebody does not renew, a kind message without reproach brings back more of them than any discount.',
    },
    {
      kind: 'note',
      look: 'care',
      title: 'Stay away from shortcuts',
      text: 'Bought followers, spam comments and mass messages to strangers get accounts closed, and an account that is closed cannot be bought back. The same goes for services that want your login to “grow” you.',
    },
    {
      kind: 'checklist',
      title: 'Your first thirty days',
      items: [
        'Week 1: two channels set up, fifteen posts on your page, everything linked',
        'Week 2: one clip every day, every comment answered',
        'Week 3: two friendly creators asked for a shout-out in return for yours',
        'Week 4: three best clips repeated with a new beginning, first look at the figures',
      ],
    },
  ],
};
