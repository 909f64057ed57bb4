import type { Language } from '@blue-peony/contracts';
import type { LandingContent } from './landing.ts';
import type { LegalTexts } from './legal.ts';

/** The long texts by language, one chunk each. */
export const legalTexts: Record<Language, () => Promise<{ legal: LegalTexts }>> = {
  en: () => import('./en/legal.ts'),
  pl: () => import('./pl/legal.ts'),
  de: () => import('./de/legal.ts'),
  ukr: () => import('./ukr/legal.ts'),
  th: () => import('./th/legal.ts'),
};

export const landings: Record<Language, () => Promise<{ landing: LandingContent }>> = {
  en: () => import('./en/landing.ts'),
  pl: () => import('./pl/landing.ts'),
  de: () => import('./de/landing.ts'),
  ukr: () => import('./ukr/landing.ts'),
  th: () => import('./th/landing.ts'),
};
