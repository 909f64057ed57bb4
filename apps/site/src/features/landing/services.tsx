import type { LandingContent } from '../../content/landing.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Swipe } from '../../ui/swipe.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Services({ content }: { content: LandingContent['services'] }) {
  return (
    <Section id="services" tone="white">
      <SectionHeading {...content} />
      <Swipe label={content.title} className="mt-8 gap-6 sm:mt-14 lg:grid-cols-3">
        {content.items.map(({ title, text, points }, index) => (
          <article
            key={title}
            className="rounded-3xl bg-paper p-6 sm:p-8 shadow-[0_1px_0_rgb(11_16_32/.06),0_30px_60px_-40px_rgb(11_16_32/.35)]"
          >
            <p className="font-display text-4xl text-peony-500 sm:text-5xl" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </p>
            <h3 className="mt-3 font-display text-3xl sm:mt-6">{title}</h3>
            <p className="mt-3 text-pretty text-stone">{text}</p>
            <CheckList items={points} className="mt-6 space-y-3 border-t border-ink/10 pt-6" />
          </article>
        ))}
      </Swipe>
    </Section>
  );
}
