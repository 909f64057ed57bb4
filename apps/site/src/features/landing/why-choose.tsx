import type { LandingContent } from '../../content/landing.ts';
import { CalendarIcon, ClockIcon, CoinIcon, HeartIcon, KeyIcon, MaskIcon } from '../../ui/icons.tsx';
import { Swipe } from '../../ui/swipe.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { ShownProof, type Proof } from './shown-proof.tsx';

/** In the order of the content: fee, contract, ownership, audience, support, anonymity. */
const icons = [CoinIcon, CalendarIcon, KeyIcon, HeartIcon, ClockIcon, MaskIcon];

export function WhyChoose({ content, proof }: { content: LandingContent['whychoose']; proof: Proof }) {
  return (
    <Section id="whychoose" tone="paper">
      <SectionHeading {...content} />
      <Swipe label={content.title} className="mt-6 gap-x-12 gap-y-12 sm:mt-14 sm:grid-cols-2 lg:grid-cols-3">
        {content.items.map(({ title, text }, index) => {
          const Icon = icons[index]!;
          return (
            <article key={title} className="max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:items-center max-sm:gap-x-3">
              <span className="grid size-10 place-items-center rounded-2xl bg-peony-100 text-peony-700 sm:size-12">
                <Icon className="size-6" />
              </span>
              <h3 className="font-display text-2xl sm:mt-5">{title}</h3>
              <p className="mt-2 text-pretty text-stone max-sm:col-span-2">{text}</p>
            </article>
          );
        })}
      </Swipe>
      <div className="sm:mt-20">
        <ShownProof part="private-page" of={proof} />
      </div>
    </Section>
  );
}
