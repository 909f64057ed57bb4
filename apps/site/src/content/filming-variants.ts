import type { checkoutFallbacks, filmingClaims } from '@blue-peony/agency';
import {
  localeById,
  sessionCurrency,
  type Currency,
  type Language,
  type Locale,
  type LocaleId,
} from '@blue-peony/contracts';
import { paths } from '../paths.ts';
import type { FilmingContent, FilmingSuccessContent } from './filming.ts';

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

type Own = Pick<FilmingVariant, 'earnings' | 'other' | 'load'>;

/** The page of a locale, in the currency of its language. */
function variant(id: LocaleId, own: Own): FilmingVariant {
  const locale = localeById(id);
  return { id, path: paths.filmingServices(locale), locale, currency: sessionCurrency[locale.language], ...own };
}

const english = variant('us', {
  earnings: 'USD',
  other: paths.filmingServicesEuro(),
  load: () => import('./en/filming.ts'),
});

export const filmingVariants: readonly FilmingVariant[] = [
  english,
  {
    ...english,
    id: 'eu',
    path: paths.filmingServicesEuro(),
    currency: 'EUR',
    earnings: 'EUR',
    other: english.path,
    load: () => import('./en/filming-euro.ts'),
  },
  variant('pl', { earnings: 'PLN', load: () => import('./pl/filming.ts') }),
  variant('ukr', { earnings: 'USD', load: () => import('./ukr/filming.ts') }),
  variant('th', { earnings: 'USD', load: () => import('./th/filming.ts') }),
  variant('de', { earnings: 'EUR', load: () => import('./de/filming.ts') }),
];

export const filmingSuccesses: Record<Language, () => Promise<{ filmingSuccess: FilmingSuccessContent }>> = {
  en: () => import('./en/filming-success.ts'),
  pl: () => import('./pl/filming-success.ts'),
  de: () => import('./de/filming-success.ts'),
  ukr: () => import('./ukr/filming-success.ts'),
  th: () => import('./th/filming-success.ts'),
};
