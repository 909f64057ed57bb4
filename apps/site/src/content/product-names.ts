import type { ProductType } from '@blue-peony/contracts';

/** What a product is called in reports to advertising and to search engines, in every language alike. */
export const productNames: Record<ProductType, string> = {
  'digital-guide': 'How to Start OnlyFans (digital guide)',
  'teasing-content': 'Filming Services',
};
