type Language = 'en' | 'pl' | 'de' | 'ukr' | 'th';

/** What one plan or product sells, and the language in which its buyer is written to. */
export type ProviderSale =
  | { product: 'digital-guide'; language: Language }
  | { product: 'teasing-content'; hours: 1 | 2 | 3 | 4 | 5 | 6; currency: 'USD' | 'EUR' | 'PLN'; language: Language };

/**
 * What the pages of `checkoutFallbacks` sell, by the payment provider's id of their plan or product. A payment there makes an
 * order of its own; one for a plan that is not named here becomes a case on the desk's page Money.
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

/** Plans and products that the same account sells elsewhere: their payments are none of this shop's. */
export const otherSales: readonly string[] = [];
