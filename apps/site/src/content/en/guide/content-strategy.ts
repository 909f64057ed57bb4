import type { Chapter } from '../../guide.ts';

export const contentStrategy: Chapter = {
  title: 'Plan your content',
  lead: 'Talent gets attention once. A rhythm that you can keep up gets it every week.',
  blocks: [
    { kind: 'heading', text: 'Find your corner' },
    {
      kind: 'text',
      text: 'A niche is not a costume. It is the answer to a simple question: why would somebody choose your page among thousands? Take three things that are true about you, such as a hobby, a look, a sense of humor, a place or a profession, and see where they overlap. “Fitness” is a crowd. “The climber with the dry jokes” is a person.',
    },
    {
      kind: 'text',
      text: 'Then decide on your limits before anyone asks. Write down what you enjoy, what you might do for the right price, and what you will never do. Keep the list beside your phone. A limit that is decided in advance is much easier to defend on a tired evening, and fans respect it more than you would think.',
    },
    { kind: 'heading', text: 'A week that you can repeat' },
    {
      kind: 'table',
      caption: 'A calm weekly plan for one person',
      head: ['Day', 'On your page', 'Elsewhere', 'Time'],
      rows: [
        ['Monday', 'A personal note and one photo', 'A short clip', '45 min'],
        ['Tuesday', 'Answer every message', 'Comment on other accounts', '60 min'],
        ['Wednesday', 'The set of the week', 'A preview of it', '30 min'],
        ['Thursday', 'A poll or a question', 'A short clip', '30 min'],
        ['Friday', 'A paid message for the weekend', 'A reminder in your stories', '45 min'],
        ['Saturday', 'Shooting day: material for two weeks', 'Behind the scenes', '3 hours'],
        ['Sunday', 'Rest, or a short voice message', 'Nothing', '15 min'],
      ],
    },
    {
      kind: 'text',
      text: 'Shoot in batches. Three outfits, two places and one good hour of daylight give you enough for two weeks. Name and sort the files the same day, by date and by set, and note who has already bought what. You will be grateful in month three.',
    },
    { kind: 'heading', text: 'Light, sound, frame' },
    {
      kind: 'list',
      items: [
        {
          lead: 'Light first.',
          text: 'A window beside you beats every lamp. Overcast days are the best. If you buy one thing, buy a soft light with a stand.',
        },
        {
          lead: 'Steady second.',
          text: 'A tripod and a remote cost less than a month’s gym membership. Set the phone to its highest quality and clean the lens.',
        },
        {
          lead: 'Sound third.',
          text: 'People forgive a dark picture sooner than an echo. Curtains, a rug and a small microphone solve it.',
        },
        {
          lead: 'Leave room.',
          text: 'Film vertically for phones, and keep space around you, so that you can cut the same clip for several places.',
        },
      ],
    },
    {
      kind: 'note',
      look: 'tip',
      title: 'Tease, do not explain',
      text: 'A preview works when it starts a story and stops one moment too early. Show the beginning, let the title raise a question, and give the answer on your page.',
    },
  ],
};
