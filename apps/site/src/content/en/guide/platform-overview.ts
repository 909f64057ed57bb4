import { guideClaims } from '@blue-peony/agency';
import type { Chapter } from '../../guide.ts';

const { revenueShare, monthlyPrice } = guideClaims;
const [cheapest, dearest] = monthlyPrice;

export const platformOverview: Chapter = {
  title: 'How the platform works',
  lead: 'OnlyFans is a shop with a conversation attached. Once you see it that way, most decisions become easier.',
  blocks: [
    {
      kind: 'text',
      text: `Fans pay to follow you, and some of them pay again for messages, tips and extras. You keep ${revenueShare}% of everything they spend, and the platform keeps the rest for hosting, payment processing and support. There is no fee to open a page, and no minimum that you have to sell.`,
    },
    {
      kind: 'text',
      text: 'What the platform does not do is find fans for you. There is hardly any search, and no feed that shows newcomers to strangers. Nearly everyone who subscribes has met you somewhere else first: on a social network, in a forum, or through another creator. So plan two jobs from the start. One is to make a page worth paying for; the other is to bring people to its door.',
    },
    { kind: 'heading', text: 'Where the money comes from' },
    {
      kind: 'table',
      caption: 'The five sources of income',
      head: ['Source', 'What it is', 'Good to know'],
      rows: [
        [
          'Subscriptions',
          `A monthly price between $${cheapest} and $${dearest}, or a free page`,
          'Steady, and the reason why people stay or leave',
        ],
        ['Paid messages', 'A photo set or clip that is unlocked inside the chat', 'For many pages the largest part'],
        ['Tips', 'A thank-you, or the price of a small wish', 'Come to those who talk to their fans'],
        ['Custom requests', 'Something made for one person', 'Well paid, but it costs the most time'],
        ['Live streams', 'A session with tips and questions', 'Strong with a loyal audience, hard without one'],
      ],
    },
    { kind: 'heading', text: 'What to expect of the first months' },
    {
      kind: 'text',
      text: 'Nobody honest can tell you what you will earn. Figures that go round on social media describe a tiny group at the top, and rarely mention the years before. It is wiser to judge yourself by what you control: how often you post, how quickly you answer, and how many new people see you every week. Those three numbers move first. Income follows them, with a delay.',
    },
    {
      kind: 'note',
      look: 'tip',
      title: 'Start with a free hour of research',
      text: 'Look at ten public profiles of creators whose style is close to yours. Write down their price, how they describe themselves, what they post in public and how often. You are not copying them. You are learning what your future fans already find normal.',
    },
  ],
};
