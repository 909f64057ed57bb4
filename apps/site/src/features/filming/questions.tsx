import type { FilmingContent } from '../../content/filming.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Questions({ content }: { content: FilmingContent['faq'] }) {
  return (
    <Section id="faq" tone="paper">
      <div className="grid gap-12 lg:grid-cols-[1fr_1.6fr]">
        <SectionHeading eyebrow={content.eyebrow} title={content.title} />
        <Accordion name="faq" items={content.items} />
      </div>
    </Section>
  );
}
