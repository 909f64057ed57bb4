import type { LandingContent } from '../../content/landing.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Services({ content }: { content: LandingContent['services'] }) {
  return (
    <Section id="services" tone="white">
      <SectionHeading {...content} />
      <div className="mt-14 grid gap-6 lg:grid-cols-3">
        {content.items.map(({ title, text, points }, index) => (
          <article
            key={title}
            className="rounded-3xl bg-paper p-8 shadow-[0_1px_0_rgb(11_16_32/.06),0_30px_60px_-40px_rgb(11_16_32/.35)]"
          >
            <p className="font-display text-5xl text-peony-500" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </p>
            <h3 className="mt-6 font-display text-3xl">{title}</h3>
            <p className="mt-3 text-pretty text-stone">{text}</p>
            <CheckList items={points} className="mt-6 space-y-3 border-t border-ink/10 pt-6" />
          </article>
        ))}
      </div>
    </Section>
  );
}
