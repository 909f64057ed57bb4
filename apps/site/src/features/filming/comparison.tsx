import { agency } from '@blue-peony/agency';
import type { FilmingContent } from '../../content/filming.ts';
import { ComparisonTable } from '../../ui/comparison-table.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { Book } from './book.ts';

export function Comparison({ content, book }: { content: FilmingContent['comparison']; book: Book }) {
  return (
    <Section id="comparison" tone="paper">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} centred />
      <ComparisonTable topic={content.eyebrow} others={content.others} us={agency.name} rows={content.rows} />
      <div className="mt-12 text-center">{book({ look: 'primary', className: 'max-sm:w-full' })}</div>
    </Section>
  );
}
