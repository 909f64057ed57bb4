import { agency } from '@blue-peony/agency';
import { locales, type Language } from '@blue-peony/contracts';
import { html, plainPage, type Html } from '@blue-peony/service-kit';

const localeOf = (language: Language) => locales.find((locale) => locale.language === language)!;

/** Language tag for formats of dates. */
export const tagOf = (language: Language): string => localeOf(language).tag;

type Shown = { title: string; body: Html; home: string };

/** A plain page for a buyer, which ends with a link to the site. */
export function buyersPage(language: Language, { title, body, home }: Shown): string {
  const { tag, prefix } = localeOf(language);
  const whole = html`${body} <a href="${prefix || '/'}">${home}</a>`;
  return plainPage({ brand: agency.name, lang: tag, title, body: whole });
}
