import type { Language } from '@blue-peony/contracts';
import type { GuideSalesContent } from './guide-sales.ts';
import type { GuideContent } from './guide.ts';

export const guides: Partial<Record<Language, () => Promise<{ guide: GuideContent }>>> = {
  en: () => import('./en/guide.ts'),
  de: () => import('./de/guide.ts'),
  pl: () => import('./pl/guide.ts'),
};

export const guideShops: Partial<Record<Language, () => Promise<{ guideSales: GuideSalesContent }>>> = {
  en: () => import('./en/guide-sales.ts'),
  de: () => import('./de/guide-sales.ts'),
  pl: () => import('./pl/guide-sales.ts'),
};
