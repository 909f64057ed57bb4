import { prices } from '@blue-peony/agency';
import { formatMoney, sessionPrices } from '@blue-peony/contracts';
import type { FilmingContent } from '../filming.ts';
import { filming as dollars } from './filming.ts';
import { speak } from '../speak.ts';

const text = speak('en');
const { list, tiers } = sessionPrices(prices, 'EUR', 'eu');
const now = tiers[0]!.perHour;

/** The English page for those who pay in euros: its own offer and figures. */
export const filming = {
  ...dollars,
  page: {
    title: 'Filming sessions with a coach, in euros',
    description:
      'One-to-one guidance while you film, priced in euros: a plan for your shoot, live direction and tools that keep fans. Book by the hour.',
  },
  hero: {
    ...dollars.hero,
    stats: [
      { value: text('{creatorsGuided, number}+'), label: 'creators guided' },
      { value: text('${millionsInEuros, number}M+'), label: 'revenue of guided creators' },
      { value: text('{incomeBoost}%'), label: 'average income boost' },
    ],
  },
  service: {
    ...dollars.service,
    offer: {
      headline: `From ${formatMoney(list ?? now, 'en')} to ${formatMoney(now, 'en')} per hour, today only`,
      badge: 'Today only',
    },
    otherCurrency: 'Show the prices in US dollars',
  },
} satisfies FilmingContent;
