import type { Story, Three } from '../people.ts';

/** Each gives the guide five stars. */
export const readers = [
  {
    sample: true,
    name: 'Clara',
    role: 'started three months ago',
    text: 'I had forty tabs open and no page. I worked through the first four chapters in a weekend, and on Monday I was online. The checklists did it for me.',
  },
  {
    sample: true,
    name: 'Nina',
    role: 'works without her face',
    text: 'The Safety Map alone was worth the price. I found three things in my old photos that I would never have noticed.',
  },
  {
    sample: true,
    name: 'Jo',
    role: 'two years on the platform',
    text: 'I expected nothing new, and rewrote my prices and my welcome message the same evening. It is calm, honest and funny in places.',
  },
] as const satisfies Three<Story>;
