import {
  fillPath,
  isFramed,
  locales,
  privacyVersions,
  publicPaths,
  type Language,
  type Locale,
} from '@blue-peony/contracts';

/** Sections of the landing page that links lead to. */
export type Anchor = 'mission' | 'challenges' | 'testimonials' | 'plans' | 'apply' | 'faq';

export const framedLocales = locales.filter(isFramed);

/** The path of each page in a locale, used as the router's pattern and for links. All links are made here. */
export const paths = {
  home: (locale: Locale, anchor?: Anchor) => `${locale.prefix || '/'}${anchor ? `#${anchor}` : ''}`,
  assessment: (locale: Locale) => `${locale.prefix}/assessment`,
  filmingServices: (locale: Locale) => `${locale.prefix}/filming-services`,
  /** The English page with prices in euros. */
  filmingServicesEuro: () => '/eu/filming-services',
  filmingSuccess: (locale: Locale) => `${locale.prefix}/filming-success`,
  /** Help lines for people who are put under pressure. */
  help: (locale: Locale) => `${locale.prefix}/help`,
  legal: (locale: Locale, id: 'privacy' | 'terms') => `${locale.prefix}/${id}`,
  /** The text of a version of the policy: the archived delivered one, or the owner's own. */
  legalRecord: (version: string, language: Language) =>
    (privacyVersions as readonly string[]).includes(version)
      ? `/legal/${version}/${language}.txt`
      : fillPath(publicPaths.readLegalText, { version, language }),
  guide: (locale: Locale) => `${isFramed(locale) ? locale.prefix : ''}/how-to-start-onlyfans`,
  guideSales: (locale: Locale) => `${isFramed(locale) ? locale.prefix : ''}/products/how-to-start-onlyfans`,
  /** A page of the book to look at before buying; from 1 to 8. */
  bookLeaf: (page: number) => `/media/book/${page}.webp`,
  /** The path without the secret, which follows in the fragment and so is never sent to a server. */
  myApplication: (locale: Locale) => `${locale.prefix}/my-application`,
  /** The picture that a shared link to a page shows; the build draws it. */
  sharePicture: (pathname: string) => `/media/share${pathname === '/' ? '/home' : pathname.replace(/\/$/, '')}.jpg`,
  /** The way of a photo, and what a photo reveals. */
  photos: (locale: Locale) => `${locale.prefix}/photos`,
  /** The service's form, which needs no script. */
  withdrawal: ({ language }: Locale) => fillPath(publicPaths.openWithdrawal, { language }),
  order: (locale: Locale, orderId: string) => `${locale.prefix}/order/${orderId}/success`,
} as const;

/** The secret after `/downloads` in the hidden download page's address; empty for any other path. */
export function downloadsSegment(pathname: string): string {
  const rest = pathname.slice(localeOfPath(pathname).prefix.length);
  return /^\/downloads([\w-]+)\/?$/.exec(rest)?.[1] ?? '';
}

/** The locale of a path; English when it has no language prefix. */
export function localeOfPath(pathname: string): Locale {
  const prefixed = locales.find(({ prefix }) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)));
  return prefixed ?? locales[0];
}

const inEveryLocale =
  /^(|\/assessment|\/filming-services|\/filming-success|\/help|\/my-application|\/photos|\/privacy|\/terms|\/order\/.*|\/downloads.+)$/;

const inFrames = /^(\/products)?\/how-to-start-onlyfans$/;

/** The same page in another language, or that language's home page when the page is not translated. */
export function inLocale(pathname: string, locale: Locale): string {
  const rest = pathname.slice(localeOfPath(pathname).prefix.length).replace(/\/$/, '');
  const shared = rest === paths.filmingServicesEuro() ? '/filming-services' : rest;
  const there = inEveryLocale.test(shared) || (isFramed(locale) && inFrames.test(shared));
  return `${locale.prefix}${there ? shared : ''}` || '/';
}

export function translations(pathname: string): readonly { tag: string; path: string }[] {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (inLocale(path, localeOfPath(path)) !== path) return [];
  const there = inFrames.test(inLocale(path, locales[0])) ? framedLocales : locales;
  return there.map((locale) => ({ tag: locale.tag, path: inLocale(path, locale) }));
}
