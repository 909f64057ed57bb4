import type { Language } from '@blue-peony/contracts';
import { catalogs } from '../i18n/catalogs.ts';
import type { Catalog } from '../i18n/messages/messages.ts';
import { pageCatalogs } from '../i18n/page-catalogs.ts';

const load = async (language: Language) => {
  const sources = [catalogs, ...Object.values(pageCatalogs)];
  const parts = await Promise.all(sources.map((source) => source[language]()));
  return Object.assign({}, ...parts) as Catalog;
};

/** The strings of all locales with unparsed placeholders. */
export const allCatalogs: Record<Language, Catalog> = {
  en: await load('en'),
  pl: await load('pl'),
  de: await load('de'),
  ukr: await load('ukr'),
  th: await load('th'),
};
