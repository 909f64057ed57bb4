/**
 * Hosted checkout pages for buyers without scripts, and for when our own call fails. Their addresses are in the pages,
 * so they work while the API is unavailable. https only.
 */
export const checkoutFallbacks = {
  'digital-guide': 'https://checkout.bluepeony.example/how-to-start',
  /** For each page that sells sessions, by locale; `eu` is the English page in euros. */
  'teasing-content': {
    us: 'https://checkout.bluepeony.example/filming-session',
    pl: 'https://checkout.bluepeony.example/filming-session-pl',
    ukr: 'https://checkout.bluepeony.example/filming-session-ukr',
    th: 'https://checkout.bluepeony.example/filming-session-th',
    de: 'https://checkout.bluepeony.example/filming-session-de',
    eu: 'https://checkout.bluepeony.example/filming-session-eu',
  },
} as const;
