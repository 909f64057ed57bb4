import type { Language } from '@blue-peony/contracts';

/** Zones of dates where nobody has chosen one: by the language alone. */
export const zones: Record<Language, string> = {
  en: 'UTC',
  pl: 'Europe/Warsaw',
  de: 'Europe/Berlin',
  ukr: 'Europe/Kyiv',
  th: 'Asia/Bangkok',
};
