import type { LandingContent } from '../../content/landing.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Faq({ content }: { content: LandingContent['faq'] }) {
  return (
    <Section id="faq" tone="white">
      <div className="grid gap-12 lg:grid-cols-[1fr_1.6fr]">
        <SectionHeading eyebrow={content.eyebrow} title={content.title} />
        <Accordion name="faq" items={content.items} />
      </div>
    </Section>
  );
}
