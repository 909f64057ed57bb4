import type { Language } from '@blue-peony/contracts';
import type { Catalog, Messages } from './messages.ts';

type Loaded = () => Promise<Partial<Catalog>>;

/** Loads the strings that every page has, one chunk a locale; the build has parsed their placeholders already. */
export const catalogs: Record<Language, Loaded> = {
  en: async () => (await import('./messages/en/index.ts')).catalog,
  pl: async () => (await import('./messages/pl/index.ts')).catalog,
  de: async () => (await import('./messages/de/index.ts')).catalog,
  ukr: async () => (await import('./messages/ukr/index.ts')).catalog,
  th: async () => (await import('./messages/th/index.ts')).catalog,
};

/** Strings that only the pages of one feature bring along: others, the landing page above all, do not pay for them. */
export const pageCatalogs = {
  assessment: {
    en: async () => (await import('./messages/en/assessment.ts')).assessment,
    pl: async () => (await import('./messages/pl/assessment.ts')).assessment,
    de: async () => (await import('./messages/de/assessment.ts')).assessment,
    ukr: async () => (await import('./messages/ukr/assessment.ts')).assessment,
    th: async () => (await import('./messages/th/assessment.ts')).assessment,
  },
  order: {
    en: async () => (await import('./messages/en/order.ts')).order,
    pl: async () => (await import('./messages/pl/order.ts')).order,
    de: async () => (await import('./messages/de/order.ts')).order,
    ukr: async () => (await import('./messages/ukr/order.ts')).order,
    th: async () => (await import('./messages/th/order.ts')).order,
  },
  myApplication: {
    en: async () => (await import('./messages/en/my-application.ts')).myApplication,
    pl: async () => (await import('./messages/pl/my-application.ts')).myApplication,
    de: async () => (await import('./messages/de/my-application.ts')).myApplication,
    ukr: async () => (await import('./messages/ukr/my-application.ts')).myApplication,
    th: async () => (await import('./messages/th/my-application.ts')).myApplication,
  },
} satisfies {
  [Feature in 'assessment' | 'order' | 'myApplication']: Record<Language, () => Promise<Messages<Feature>>>;
};
