import { z } from 'zod';
import { languages } from '../locales.ts';
import { consentsSchema } from './consents.ts';
import { currencies, productTypes, sessionHours } from './prices.ts';

const language = z.enum(languages);
/** What the buyer ticked before paying. */
const consents = consentsSchema.optional();
/** Whether the buyer ticked that she may be asked for a review. */
const mayAskReview = z.boolean().optional();
/** What the page showed, in minor units: a checkout at another price is refused. */
const price = z.int().optional();

/** Body of `POST /api/checkouts`. The guide is sold in US dollars only; a session without `hours` lasts one hour. */
export const checkoutRequestSchema = z.discriminatedUnion('productType', [
  z.strictObject({
    productType: z.literal('digital-guide'),
    currency: z.literal('USD'),
    language,
    consents,
    mayAskReview,
    price,
  }),
  z.strictObject({
    productType: z.literal('teasing-content'),
    currency: z.enum(currencies),
    hours: z.literal(sessionHours).default(1),
    language,
    consents,
    mayAskReview,
    price,
  }),
]);

/** As a client sends it: `hours` is optional. */
export type CheckoutRequest = z.input<typeof checkoutRequestSchema>;

/** 201 answer: the provider's payment page, and the secret that opens the order when the browser returns. */
export const checkoutSchema = z.object({
  checkoutUrl: z.url(),
  order: z.object({ id: z.uuid(), secret: z.string() }),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** One product with its price in minor units, as commerce charges it. */
const shopPriceSchema = z.object({
  product: z.enum(productTypes),
  hours: z.int().nullable(),
  currency: z.enum(currencies),
  amount: z.int(),
  /** Of the 30 days before this price, if it is a reduction of it. */
  lowest: z.int().nullable(),
  /** Of the 30 days until now. */
  lowest_30_days: z.int(),
});
export type ShopPrice = z.infer<typeof shopPriceSchema>;
export const shopPricesSchema = z.object({ items: z.array(shopPriceSchema) });
