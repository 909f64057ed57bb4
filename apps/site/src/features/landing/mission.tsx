import type { LandingContent } from '../../content/landing.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Mission({ content }: { content: LandingContent['mission'] }) {
  return (
    <Section id="mission" tone="paper">
      <div className="grid gap-x-16 gap-y-4 sm:gap-y-8 lg:grid-cols-2 lg:items-end">
        <SectionHeading eyebrow={content.eyebrow} title={content.title} />
        <p className="max-w-xl text-pretty sm:text-lg text-stone">{content.statement}</p>
      </div>
      <dl className="mt-7 grid sm:mt-16 grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,34%)),1fr))] gap-x-6 gap-y-5 sm:gap-y-10 lg:grid-cols-4">
        {content.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 text-stone">{label}</dt>
            <dd className="font-display text-figure whitespace-nowrap text-peony-600 md:text-figure-wide">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
