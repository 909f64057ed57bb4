/**
 * Hosted checkout pages that a buyer reaches when our own call cannot answer, and where no script runs. They are part of
 * every page, so they work while the API is away. https only.
 */
export const checkoutFallbacks = {
  'digital-guide': 'https://checkout.bluepeony.example/how-to-start',
  /** One for every page that sells sessions: by its locale, and `eu` for the English page in euros. */
  'teasing-content': {
    us: 'https://checkout.bluepeony.example/filming-session',
    pl: 'https://checkout.bluepeony.example/filming-session-pl',
    ukr: 'https://checkout.bluepeony.example/filming-session-ukr',
    th: 'https://checkout.bluepeony.example/filming-session-th',
    de: 'https://checkout.bluepeony.example/filming-session-de',
    eu: 'https://checkout.bluepeony.example/filming-session-eu',
  },
} as const;
