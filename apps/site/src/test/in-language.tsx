import type { ReactNode } from 'react';
import type { Locale } from '@blue-peony/contracts';
import { Localized } from '../i18n/localized.tsx';
import { allCatalogs } from './all-catalogs.ts';

/** A part of a page in the language of a locale, with the strings of all pages. */
export const inLanguage = (locale: Locale, part: ReactNode) => (
  <Localized locale={locale} catalog={allCatalogs[locale.language]}>
    {part}
  </Localized>
);
