import { agency, colors, entityLines, mark } from '@blue-peony/agency';

/** What the book says of the agency: on its cover, its title page and in its imprint. */
export type BookFacts = { author: string; imprint: string[]; mark: typeof mark; colors: typeof colors };

export const bookFacts = (): BookFacts => ({
  author: agency.name,
  imprint: [`© ${agency.copyrightYear} ${agency.name}`, ...entityLines(), agency.email],
  mark,
  colors,
});
