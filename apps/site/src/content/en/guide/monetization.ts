import { guideClaims } from '@blue-peony/agency';
import type { Chapter } from '../../guide.ts';

const { revenueShare, monthlyPrice } = guideClaims;
const [cheapest, dearest] = monthlyPrice;

/** The part of a price that the platform leaves, in dollars. */
const kept = (dollars: number) => `$${((dollars * revenueShare) / 100).toFixed(2)}`;

export const monetization: Chapter = {
  title: 'Earn: prices, messages, offers',
  lead: 'A subscription opens the door. What you offer behind it decides what the month brings.',
  blocks: [
    { kind: 'heading', text: 'Set your first price' },
    {
      kind: 'text',
      text: `Subscriptions can cost between $${cheapest} and $${dearest} a month. Most new pages do well in the lower third of that range: cheap enough to try, and not so cheap that nobody takes it seriously. Start low, deliver more than you promised, and raise the price for new subscribers once your page is full. Subscribers you already have keep the old price for as long as they renew, and should hear that from you.`,
    },
    {
      kind: 'table',
      caption: 'What stays with you, before tax',
      head: ['Monthly price', 'You keep', '50 fans', '200 fans'],
      rows: [4.99, 9.99, 14.99, 24.99, 49.99].map((price) => [
        `$${price}`,
        kept(price),
        `$${Math.round((price * 50 * revenueShare) / 100)}`,
        `$${Math.round((price * 200 * revenueShare) / 100).toLocaleString('en')}`,
      ]),
    },
    {
      kind: 'note',
      look: 'tip',
      title: 'These are sums, not forecasts',
      text: 'The table multiplies a price by a number of fans. How many you will have, nobody knows. Use it to compare prices with each other, not to plan a vacation.',
    },
    { kind: 'heading', text: 'Build a ladder of offers' },
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          lead: 'The page itself.',
          text: 'Regular posts that make the price feel fair. Never put everything worth seeing behind a second payment.',
        },
        {
          lead: 'A small extra.',
          text: 'A themed photo set in a message, for the price of a coffee. Easy to say yes to, and the first purchase matters most.',
        },
        {
          lead: 'The set of the month.',
          text: 'Longer, prepared, announced a week before. Offer it to those who bought before at a slightly better price.',
        },
        {
          lead: 'Made for one.',
          text: 'Custom requests with a menu: what, how long, how much, when. Payment first, within your limits, and always on the platform.',
        },
      ],
    },
    { kind: 'heading', text: 'Sell in messages without becoming a salesperson' },
    {
      kind: 'text',
      text: 'Talk first. Ask what brought somebody to you, and listen. When an offer fits what they have told you, it feels like attention, not advertising. Two offers a week are plenty; more of them train people to stop reading. Group your fans into lists, such as new, loyal, quiet and big supporters, and write to each list in its own words.',
    },
    {
      kind: 'checklist',
      title: 'Before you press send on a paid message',
      items: [
        'The first line would make me open it',
        'The preview shows enough to be curious, and not the whole',
        'The price matches the length and the effort',
        'Nobody gets an offer for something they already own',
        'I am awake for the next hour, to answer',
      ],
    },
    {
      kind: 'text',
      text: 'Discounts are like salt. A trial week or a bundle of three months can fill a quiet page, but a page that is always on sale teaches its fans to wait. Give every offer an end, and keep to it.',
    },
  ],
};
