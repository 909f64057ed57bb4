import type { Language } from '@blue-peony/contracts';
import type { ClosingContent } from './landing.ts';
import type { Samples } from './samples.ts';

export const samplesOf: Record<Language, () => Promise<{ samples: Samples }>> = {
  en: () => import('./en/samples.ts'),
  pl: () => import('./pl/samples.ts'),
  de: () => import('./de/samples.ts'),
  ukr: () => import('./ukr/samples.ts'),
  th: () => import('./th/samples.ts'),
};

export const closings: Record<Language, () => Promise<{ closing: ClosingContent }>> = {
  en: () => import('./en/closing.ts'),
  pl: () => import('./pl/closing.ts'),
  de: () => import('./de/closing.ts'),
  ukr: () => import('./ukr/closing.ts'),
  th: () => import('./th/closing.ts'),
};
