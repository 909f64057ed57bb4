import type { Language } from '@blue-peony/contracts';
import type { Messages } from './messages/messages.ts';

export type PageFeature =
  'assessment' | 'contact' | 'filming' | 'legal' | 'order' | 'myApplication' | 'photos' | 'purchase';

/** Strings that only the pages of one feature bring along: others, the landing page above all, do not pay for them. */
export const pageCatalogs = {
  assessment: {
    en: async () => (await import('./messages/en/assessment.ts')).assessment,
    pl: async () => (await import('./messages/pl/assessment.ts')).assessment,
    de: async () => (await import('./messages/de/assessment.ts')).assessment,
    ukr: async () => (await import('./messages/ukr/assessment.ts')).assessment,
    th: async () => (await import('./messages/th/assessment.ts')).assessment,
  },
  contact: {
    en: async () => (await import('./messages/en/contact.ts')).contact,
    pl: async () => (await import('./messages/pl/contact.ts')).contact,
    de: async () => (await import('./messages/de/contact.ts')).contact,
    ukr: async () => (await import('./messages/ukr/contact.ts')).contact,
    th: async () => (await import('./messages/th/contact.ts')).contact,
  },
  filming: {
    en: async () => (await import('./messages/en/filming.ts')).filming,
    pl: async () => (await import('./messages/pl/filming.ts')).filming,
    de: async () => (await import('./messages/de/filming.ts')).filming,
    ukr: async () => (await import('./messages/ukr/filming.ts')).filming,
    th: async () => (await import('./messages/th/filming.ts')).filming,
  },
  legal: {
    en: async () => (await import('./messages/en/legal.ts')).legal,
    pl: async () => (await import('./messages/pl/legal.ts')).legal,
    de: async () => (await import('./messages/de/legal.ts')).legal,
    ukr: async () => (await import('./messages/ukr/legal.ts')).legal,
    th: async () => (await import('./messages/th/legal.ts')).legal,
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
  photos: {
    en: async () => (await import('./messages/en/photos.ts')).photos,
    pl: async () => (await import('./messages/pl/photos.ts')).photos,
    de: async () => (await import('./messages/de/photos.ts')).photos,
    ukr: async () => (await import('./messages/ukr/photos.ts')).photos,
    th: async () => (await import('./messages/th/photos.ts')).photos,
  },
  purchase: {
    en: async () => (await import('./messages/en/purchase.ts')).purchase,
    pl: async () => (await import('./messages/pl/purchase.ts')).purchase,
    de: async () => (await import('./messages/de/purchase.ts')).purchase,
    ukr: async () => (await import('./messages/ukr/purchase.ts')).purchase,
    th: async () => (await import('./messages/th/purchase.ts')).purchase,
  },
} satisfies { [Feature in PageFeature]: Record<Language, () => Promise<Messages<Feature>>> };
