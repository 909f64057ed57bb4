import type { Language } from '@blue-peony/contracts';
import type { Help } from './help.ts';

export const helps: Record<Language, () => Promise<{ help: Help }>> = {
  en: () => import('./en/help.ts'),
  pl: () => import('./pl/help.ts'),
  de: () => import('./de/help.ts'),
  ukr: () => import('./ukr/help.ts'),
  th: () => import('./th/help.ts'),
};
