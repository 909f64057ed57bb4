import { agency } from '@blue-peony/agency';
import type { FilmingContent } from '../../content/filming.ts';
import { ComparisonTable } from '../../ui/comparison-table.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Comparison({ content }: { content: FilmingContent['comparison'] }) {
  return (
    <Section id="comparison" tone="paper">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} centred />
      <ComparisonTable topic={content.eyebrow} others={content.others} us={agency.name} rows={content.rows} />
    </Section>
  );
}
