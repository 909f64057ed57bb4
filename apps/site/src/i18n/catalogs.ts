import type { Language } from '@blue-peony/contracts';
import type { Catalog } from './messages.ts';

/** Loads a locale's strings, one chunk each; the build has parsed their placeholders already. */
export const catalogs: Record<Language, () => Promise<{ catalog: Catalog }>> = {
  en: () => import('./messages/en/index.ts'),
  pl: () => import('./messages/pl/index.ts'),
  de: () => import('./messages/de/index.ts'),
  ukr: () => import('./messages/ukr/index.ts'),
  th: () => import('./messages/th/index.ts'),
};
