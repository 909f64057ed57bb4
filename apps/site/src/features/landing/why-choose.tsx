import type { LandingContent } from '../../content/landing.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { PeonyMark } from '@blue-peony/ui';

export function WhyChoose({ content }: { content: LandingContent['whychoose'] }) {
  return (
    <Section id="whychoose" tone="paper">
      <SectionHeading {...content} />
      <div className="mt-14 grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {content.items.map(({ title, text }) => (
          <article key={title}>
            <PeonyMark className="size-10" />
            <h3 className="mt-4 font-display text-2xl">{title}</h3>
            <p className="mt-2 text-pretty text-stone">{text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
