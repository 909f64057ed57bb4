import { filmingClaims } from '@blue-peony/agency';
import { formatMoney, sessionPrices } from '@blue-peony/contracts';
import type { FilmingContent } from '../filming.ts';
import { filming as dollars } from './filming.ts';

const { creatorsGuided, revenueMillions, incomeBoost } = filmingClaims;
const { list, tiers } = sessionPrices('EUR');

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
      { value: `${creatorsGuided.toLocaleString('en')}+`, label: 'creators guided' },
      { value: `$${revenueMillions.EUR}M+`, label: 'revenue of guided creators' },
      { value: `${incomeBoost}%`, label: 'average income boost' },
    ],
  },
  service: {
    ...dollars.service,
    offer: {
      headline: `From ${formatMoney(list!, 'en')} to ${formatMoney(tiers[0]!.perHour, 'en')} per hour, today only`,
      badge: 'Today only',
    },
    otherCurrency: 'Show the prices in US dollars',
  },
} satisfies FilmingContent;
