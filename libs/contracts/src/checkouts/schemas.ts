import { z } from 'zod';
import { languages } from '../locales.ts';
import { consentsSchema } from '../orders/consents.ts';
import { currencies, sessionHours } from './prices.ts';

const language = z.enum(languages);
/** What the buyer ticked before paying. */
const consents = consentsSchema.optional();

/** Body of `POST /api/checkouts`. The guide is sold in US dollars only; a session without `hours` lasts one hour. */
export const checkoutRequestSchema = z.discriminatedUnion('productType', [
  z.strictObject({ productType: z.literal('digital-guide'), currency: z.literal('USD'), language, consents }),
  z.strictObject({
    productType: z.literal('teasing-content'),
    currency: z.enum(currencies),
    hours: z.literal(sessionHours).default(1),
    language,
    consents,
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
