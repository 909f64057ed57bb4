import type { Language } from '../locales.ts';
import {
  money,
  sessionHours,
  type Currency,
  type Money,
  type PriceArea,
  type Prices,
  type SessionHours,
  type SessionPrices,
  type Struck,
} from './prices.ts';

/** `physical` is not sold; its option is shown as out of stock. */
export const guidePrice = ({ guide }: Prices): { digital: Money; physical: Money } => ({
  digital: money(guide, 'USD'),
  physical: money(guide + 6, 'USD'),
});

/** What stands struck beside the guide's price; undefined where nothing may. */
export const guideStruck = (prices: Prices, language: Language): Money | undefined =>
  struckPrice(prices, { of: 'guide', now: guidePrice(prices).digital, area: language === 'en' ? 'us' : language });

/** How much less the guide costs than the struck price, in whole percent. */
export function guideDiscount(prices: Prices, language: Language): number {
  const before = guideStruck(prices, language);
  return before ? Math.round((1 - guidePrice(prices).digital.amount / before.amount) * 100) : 0;
}

/** Prices of filming sessions in one currency: six tiers from one hour to six. @param area the pages that show them */
export function sessionPrices(prices: Prices, currency: Currency, area: PriceArea): SessionPrices {
  const hourly = prices.sessions[currency];
  const single = hourly[0]!;
  return {
    list: struckPrice(prices, { of: currency, now: money(single, currency), area }),
    tiers: sessionHours.map((hours, index) => ({
      hours,
      perHour: money(hourly[index]!, currency),
      saving: money(single - hourly[index]!, currency),
      total: sessionTotal(prices, hours, currency),
    })),
  };
}

export const sessionTotal = ({ sessions }: Prices, hours: SessionHours, currency: Currency): Money =>
  money(sessions[currency][hours - 1]! * hours, currency);

type Shown = { of: Struck; now: Money; area: PriceArea };

function struckPrice(prices: Prices, { of, now, area }: Shown): Money | undefined {
  const rule = prices.struck[area];
  const before = rule === 'none' ? undefined : prices[rule === 'lowest' ? 'lowest' : 'regular'][of];
  const shown = before === undefined ? undefined : money(before, now.currency);
  return shown && shown.amount > now.amount ? shown : undefined;
}
