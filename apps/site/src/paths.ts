import { locales, type Locale } from '@blue-peony/contracts';

/** The sections of a landing page, in their order. */
export type Anchor =
  | 'home'
  | 'mission'
  | 'services'
  | 'challenges'
  | 'testimonials'
  | 'whychoose'
  | 'plans'
  | 'apply'
  | 'faq'
  | 'client-testimonials'
  | 'comparison';

/** Every page's path in a locale: the router's pattern and the link are the same string. Links are made nowhere else. */
export const paths = {
  home: (locale: Locale, anchor?: Anchor) => `${locale.prefix || '/'}${anchor ? `#${anchor}` : ''}`,
  assessment: (locale: Locale) => `${locale.prefix}/assessment`,
  filmingServices: (locale: Locale) => `${locale.prefix}/filming-services`,
} as const;

/** The locale that a path belongs to; English owns whatever has no prefix of its own. */
export function localeOfPath(pathname: string): Locale {
  const prefixed = locales.find(({ prefix }) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)));
  return prefixed ?? locales[0];
}

/** The same page in another language. */
export function inLocale(pathname: string, locale: Locale): string {
  const rest = pathname.slice(localeOfPath(pathname).prefix.length).replace(/\/$/, '');
  return `${locale.prefix}${rest}` || '/';
}
