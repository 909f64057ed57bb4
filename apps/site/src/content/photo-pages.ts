import type { Language } from '@blue-peony/contracts';
import type { PhotosContent } from './photos.ts';

export const photoPages: Record<Language, () => Promise<{ photos: PhotosContent }>> = {
  en: () => import('./en/photos.ts'),
  pl: () => import('./pl/photos.ts'),
  de: () => import('./de/photos.ts'),
  ukr: () => import('./ukr/photos.ts'),
  th: () => import('./th/photos.ts'),
};
