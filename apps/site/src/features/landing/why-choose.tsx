import type { LandingContent } from '../../content/landing.ts';
import { CalendarIcon, ClockIcon, CoinIcon, HeartIcon, KeyIcon, MaskIcon } from '../../ui/icons.tsx';
import { Swipe } from '../../ui/swipe.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** In the order of the content: fee, contract, ownership, audience, support, anonymity. */
const icons = [CoinIcon, CalendarIcon, KeyIcon, HeartIcon, ClockIcon, MaskIcon];

export function WhyChoose({ content }: { content: LandingContent['whychoose'] }) {
  return (
    <Section id="whychoose" tone="paper">
      <SectionHeading {...content} />
      <Swipe label={content.title} className="mt-8 gap-x-12 gap-y-12 sm:mt-14 sm:grid-cols-2 lg:grid-cols-3">
        {content.items.map(({ title, text }, index) => {
          const Icon = icons[index]!;
          return (
            <article key={title}>
              <span className="grid size-12 place-items-center rounded-2xl bg-peony-100 text-peony-700">
                <Icon className="size-6" />
              </span>
              <h3 className="mt-5 font-display text-2xl">{title}</h3>
              <p className="mt-2 text-pretty text-stone">{text}</p>
            </article>
          );
        })}
      </Swipe>
    </Section>
  );
}
