import { z } from 'zod';
import { languages } from './locales.ts';
import { currencies, sessionHours } from './prices.ts';

const language = z.enum(languages);

/** Body of `POST /api/checkouts`. The guide is sold in US dollars only; a session without `hours` lasts one. */
export const checkoutRequestSchema = z.discriminatedUnion('productType', [
  z.strictObject({ productType: z.literal('digital-guide'), currency: z.literal('USD'), language }),
  z.strictObject({
    productType: z.literal('teasing-content'),
    currency: z.enum(currencies),
    hours: z.literal(sessionHours).default(1),
    language,
  }),
]);

/** What a client sends: `hours` may be left away. */
export type CheckoutRequest = z.input<typeof checkoutRequestSchema>;

/** 201: the hosted page that takes the payment, and the secret that opens the order when the browser is back from it. */
export const checkoutSchema = z.object({
  checkoutUrl: z.url(),
  order: z.object({ id: z.uuid(), secret: z.string() }),
});

export type Checkout = z.infer<typeof checkoutSchema>;
