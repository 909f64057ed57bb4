import type { checkoutFallbacks, filmingClaims } from '@blue-peony/agency';
import { localeById, sessionCurrency, type Currency, type Locale } from '@blue-peony/contracts';
import { paths } from '../paths.ts';
import type { FilmingContent, FilmingSuccessContent } from './filming.ts';
import type { Language } from '@blue-peony/contracts';

/** One page that sells filming sessions: its address, language, currency and text. */
export type FilmingVariant = {
  id: keyof (typeof checkoutFallbacks)['teasing-content'];
  path: string;
  locale: Locale;
  currency: Currency;
  /** The currency of the earnings outlook: the Ukrainian page sells in złoty and speaks of dollars. */
  earnings: keyof typeof filmingClaims.monthlyEarnings;
  /** The same page in another currency. */
  other?: string;
  load: () => Promise<{ filming: FilmingContent }>;
};

const [us, pl, ukr, th, de] = (['us', 'pl', 'ukr', 'th', 'de'] as const).map(localeById) as [
  Locale,
  Locale,
  Locale,
  Locale,
  Locale,
];

export const filmingVariants: readonly FilmingVariant[] = [
  {
    id: 'us',
    path: paths.filmingServices(us),
    locale: us,
    currency: sessionCurrency.en,
    earnings: 'USD',
    other: paths.filmingServicesEuro(),
    load: () => import('./en/filming.ts'),
  },
  {
    id: 'eu',
    path: paths.filmingServicesEuro(),
    locale: us,
    currency: 'EUR',
    earnings: 'EUR',
    other: paths.filmingServices(us),
    load: () => import('./en/filming-euro.ts'),
  },
  {
    id: 'pl',
    path: paths.filmingServices(pl),
    locale: pl,
    currency: sessionCurrency.pl,
    earnings: 'PLN',
    load: () => import('./pl/filming.ts'),
  },
  {
    id: 'ukr',
    path: paths.filmingServices(ukr),
    locale: ukr,
    currency: sessionCurrency.ukr,
    earnings: 'USD',
    load: () => import('./ukr/filming.ts'),
  },
  {
    id: 'th',
    path: paths.filmingServices(th),
    locale: th,
    currency: sessionCurrency.th,
    earnings: 'USD',
    load: () => import('./th/filming.ts'),
  },
  {
    id: 'de',
    path: paths.filmingServices(de),
    locale: de,
    currency: sessionCurrency.de,
    earnings: 'EUR',
    load: () => import('./de/filming.ts'),
  },
];

export const filmingSuccesses: Record<Language, () => Promise<{ filmingSuccess: FilmingSuccessContent }>> = {
  en: () => import('./en/filming-success.ts'),
  pl: () => import('./pl/filming-success.ts'),
  de: () => import('./de/filming-success.ts'),
  ukr: () => import('./ukr/filming-success.ts'),
  th: () => import('./th/filming-success.ts'),
};
