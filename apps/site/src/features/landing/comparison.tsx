import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import { ApplyLink } from '../../apply-link.tsx';
import type { ClosingContent } from '../../content/landing.ts';
import { ComparisonTable } from '../../ui/comparison-table.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Comparison({ content, contract }: { content: ClosingContent['comparison']; contract: ReactNode }) {
  return (
    <Section id="comparison" tone="paper">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} centred />
      <ComparisonTable topic={content.eyebrow} others={content.others} us={agency.name} rows={content.rows} />
      <div className="mt-14 sm:mt-24">{contract}</div>
      <div className="mt-16 text-center">
        <p className="mx-auto max-w-xl font-display text-3xl text-balance italic">{content.close}</p>
        <ApplyLink look="primary" className="mt-8" />
      </div>
    </Section>
  );
}
