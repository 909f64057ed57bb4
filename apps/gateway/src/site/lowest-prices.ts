import { pricesOf } from '@blue-peony/agency';
import { agencyFactsSchema } from '@blue-peony/agency/schema';
import {
  endpoints,
  priceRows,
  shopPricesSchema,
  struckOf,
  type PriceRow,
  type Prices,
  type ShopPrice,
  type SiteContent,
} from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import type { GatewayConfig } from '../config.ts';
import { contentOf, newestRevision } from './site.repository.ts';

const limitMs = 5_000;
const factsOfPrices = agencyFactsSchema.shape.prices;

type Where = Pick<GatewayConfig, 'commerceUrl'>;

/**
 * A content with the lowest price of the 30 days before each of its reductions, which commerce's history knows. One that
 * changes no price keeps those of the newest revision, also while commerce is away.
 * @throws AppError unavailable
 */
export async function withLowestPrices(
  database: Pick<EntityManager, 'query'>,
  content: SiteContent,
  where: Where,
): Promise<SiteContent> {
  // What is wrong with the prices is told by the check.
  if (!factsOfPrices.safeParse(content.facts.prices).success) return content;
  const newest = await newestRevision(database);
  const published = pricesOf((newest && (await contentOf(database, newest.number)))?.facts ?? {});
  const lowest = await lowestOf(pricesOf(content.facts), published, where);
  return putLowest(content, lowest);
}

async function lowestOf(prices: Prices, published: Prices, where: Where): Promise<Prices['lowest']> {
  const [wanted, before] = [priceRows(prices), priceRows(published)];
  if (JSON.stringify(wanted) === JSON.stringify(before)) return published.lowest;
  const known = await readHistory(where);
  const found = (row: PriceRow) => known.find((one) => isOf(one, row));
  // Its event is still on the way: the 30 days would lack the price that pages show now.
  if (before.some((row) => found(row)?.amount !== row.amount))
    throw new AppError('unavailable', { detail: 'The prices that were published last are not in the shop yet' });
  return Object.fromEntries(
    wanted.flatMap((row) => {
      const [of, price] = [struckOf(row), found(row)];
      const amount = of && price && reducedFrom(row.amount, price);
      return amount ? [[of, amount / 100] as const] : [];
    }),
  );
}

const isOf = ({ product, hours, currency }: Omit<ShopPrice, 'amount'>, row: PriceRow) =>
  product === row.product && hours === row.hours && currency === row.currency;

/** By the rule of the history's trigger. */
function reducedFrom(amount: number, { amount: now, lowest, lowest_30_days }: ShopPrice): number | undefined {
  if (amount === now) return lowest ?? undefined;
  return amount < now && amount < lowest_30_days ? lowest_30_days : undefined;
}

async function readHistory({ commerceUrl }: Where): Promise<ShopPrice[]> {
  const asked = { signal: AbortSignal.timeout(limitMs) };
  try {
    const answer = await fetch(`${commerceUrl}${endpoints.readPrices.path}`, asked);
    return shopPricesSchema.parse(await answer.json()).items;
  } catch (cause) {
    throw new AppError('unavailable', { detail: 'The shop did not answer', cause });
  }
}

function putLowest(content: SiteContent, lowest: Prices['lowest']): SiteContent {
  const { lowest: before = {}, ...own } = factsOfPrices.parse(content.facts.prices) ?? {};
  if (JSON.stringify(Object.entries(before).toSorted()) === JSON.stringify(Object.entries(lowest).toSorted()))
    return content;
  const { prices: _, ...facts } = content.facts;
  const prices = Object.keys(lowest).length > 0 ? { ...own, lowest } : own;
  return { ...content, facts: Object.keys(prices).length > 0 ? { ...facts, prices } : facts };
}
