import {
  money,
  sessionHours,
  type Currency,
  type Language,
  type Money,
  type PriceArea,
  type SessionHours,
  type SessionPrices,
  type Struck,
} from '@blue-peony/contracts';
import { prices } from './prices.ts';

/** `physical` is not sold; its option is shown as out of stock. */
export const guidePrice = (): { digital: Money; physical: Money } => ({
  digital: money(prices.guide, 'USD'),
  physical: money(prices.guide + 6, 'USD'),
});

/** What stands struck beside the guide's price; undefined where nothing may. */
export const guideStruck = (language: Language): Money | undefined =>
  struckPrice('guide', money(prices.guide, 'USD'), language === 'en' ? 'us' : language);

/** How much less the guide costs than the struck price, in whole percent. */
export function guideDiscount(language: Language): number {
  const before = guideStruck(language);
  return before ? Math.round((1 - guidePrice().digital.amount / before.amount) * 100) : 0;
}

/** Prices of filming sessions in one currency: six tiers from one hour to six. @param area the pages that show them */
export function sessionPrices(currency: Currency, area: PriceArea): SessionPrices {
  const hourly = prices.sessions[currency];
  const single = hourly[0]!;
  return {
    list: struckPrice(currency, money(single, currency), area),
    tiers: sessionHours.map((hours, index) => ({
      hours,
      perHour: money(hourly[index]!, currency),
      saving: money(single - hourly[index]!, currency),
      total: sessionTotal(hours, currency),
    })),
  };
}

export const sessionTotal = (hours: SessionHours, currency: Currency): Money =>
  money(prices.sessions[currency][hours - 1]! * hours, currency);

function struckPrice(of: Struck, now: Money, area: PriceArea): Money | undefined {
  const rule = prices.struck[area];
  const before = rule === 'none' ? undefined : prices[rule === 'lowest' ? 'lowest' : 'regular'][of];
  const shown = before === undefined ? undefined : money(before, now.currency);
  return shown && shown.amount > now.amount ? shown : undefined;
}
