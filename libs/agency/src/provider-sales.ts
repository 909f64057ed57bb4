type Language = 'en' | 'pl' | 'de' | 'ukr' | 'th';

/** The product of one provider plan, and the language of the mails to its buyer. */
export type ProviderSale =
  | { product: 'digital-guide'; language: Language }
  | { product: 'teasing-content'; hours: 1 | 2 | 3 | 4 | 5 | 6; currency: 'USD' | 'EUR' | 'PLN'; language: Language };

/**
 * The products of the pages in `checkoutFallbacks`, by the payment provider's plan or product id. A payment there
 * creates its own order; a payment for an unknown plan becomes a case on the desk's Money page.
 */
export const providerSales: Readonly<Record<string, ProviderSale>> = {
  plan_how_to_start: { product: 'digital-guide', language: 'en' },
  plan_filming_session: { product: 'teasing-content', hours: 1, currency: 'USD', language: 'en' },
  plan_filming_session_pl: { product: 'teasing-content', hours: 1, currency: 'PLN', language: 'pl' },
  plan_filming_session_ukr: { product: 'teasing-content', hours: 1, currency: 'PLN', language: 'ukr' },
  plan_filming_session_th: { product: 'teasing-content', hours: 1, currency: 'USD', language: 'th' },
  plan_filming_session_de: { product: 'teasing-content', hours: 1, currency: 'EUR', language: 'de' },
  plan_filming_session_eu: { product: 'teasing-content', hours: 1, currency: 'EUR', language: 'en' },
};

/** Plans and products that the same provider account sells outside this shop; their payments are ignored. */
export const otherSales: readonly string[] = [];
