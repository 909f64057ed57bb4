import type { Chapter } from '../../guide.ts';

export const accountSetup: Chapter = {
  title: 'Set up your account',
  lead: 'An afternoon is enough, if your documents are at hand and you know what you want to be called.',
  blocks: [
    { kind: 'heading', text: 'Before you sign up' },
    {
      kind: 'checklist',
      title: 'Have this ready',
      items: [
        'A government ID that is valid and readable, and a phone that can take a selfie with it',
        'A new email address that you use for nothing else',
        'A stage name, checked on the social networks where you want to be found',
        'A bank account in your own name',
        'Your tax details; in the USA that is a W-9 form',
      ],
    },
    {
      kind: 'text',
      text: 'The platform verifies that every creator is an adult. Your legal name and your ID are seen by the people who check them, and never by fans. Verification can take from a few hours to a few days, so do it before you announce anything.',
    },
    { kind: 'heading', text: 'Build the page in this order' },
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          lead: 'Pick a name that can be spelled.',
          text: 'Somebody will hear it in a clip and type it from memory. Leave out numbers, double letters and underscores. Use the same name everywhere.',
        },
        {
          lead: 'Choose a profile picture that works small.',
          text: 'On a phone it is the size of a thumbnail. One subject, good light, a plain background. You do not have to show your face to be recognizable: a color, a pose or a prop can do the same.',
        },
        {
          lead: 'Let the banner make one promise.',
          text: 'It is the largest picture on your page. Show the mood of your content, and put no text in it that a phone would cut off.',
        },
        {
          lead: 'Write a bio of four lines.',
          text: 'Who you are, what people get and how often, how you like to talk with fans, and one line that makes a reader smile. Say what is included, so that nobody feels cheated later.',
        },
        {
          lead: 'Fill the page before you open it.',
          text: 'Twelve to fifteen posts give a new subscriber something to look at on the first evening. An empty page is the most common reason why people ask for their money back.',
        },
        {
          lead: 'Set up the welcome message.',
          text: 'It is sent by itself to every new subscriber. Thank them, ask one easy question, and tell them where to begin. An answer to that question is the start of a relationship.',
        },
      ],
    },
    { kind: 'heading', text: 'Free page, paid page, or both?' },
    {
      kind: 'table',
      caption: 'Three ways to open',
      head: ['Model', 'Suits you if', 'Mind this'],
      rows: [
        ['Paid page', 'You post often and like a small circle', 'Each month must feel worth its price'],
        ['Free page', 'You enjoy chatting and selling in messages', 'Many followers look and never buy'],
        ['Both', 'You already have an audience', 'Twice the work; begin with one'],
      ],
    },
    {
      kind: 'note',
      look: 'care',
      title: 'Turn on two-factor sign-in today',
      text: 'An account that earns money attracts thieves. Use an authenticator app rather than text messages, keep the recovery codes on paper, and never give your password to anyone, not even to someone who offers to manage your page.',
    },
  ],
};
