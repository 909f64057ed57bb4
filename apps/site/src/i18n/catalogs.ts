import type { Language } from '@blue-peony/contracts';
import type { Catalog } from './messages/messages.ts';

/** Loads the strings that every page has, one chunk a locale; the build has parsed their placeholders already. */
export const catalogs: Record<Language, () => Promise<Partial<Catalog>>> = {
  en: async () => (await import('./messages/en/index.ts')).catalog,
  pl: async () => (await import('./messages/pl/index.ts')).catalog,
  de: async () => (await import('./messages/de/index.ts')).catalog,
  ukr: async () => (await import('./messages/ukr/index.ts')).catalog,
  th: async () => (await import('./messages/th/index.ts')).catalog,
};
