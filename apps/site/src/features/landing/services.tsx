import type { LandingContent } from '../../content/landing.ts';
import { BloomDetail } from '../../ui/bloom-detail.tsx';
import { Swipe } from '../../ui/swipe.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { ShownProof, type Proof } from './shown-proof.tsx';

/** What shows each service, in the order of the content. */
const shows = ['calendar', 'chat', 'report'] as const;
const turns = ['-rotate-60', 'rotate-60', 'rotate-180'] as const;

export function Services({ content, proof }: { content: LandingContent['services']; proof: Proof }) {
  return (
    <Section id="services" tone="white">
      <SectionHeading {...content} brief />
      <Swipe label={content.title} className="mt-6 gap-6 sm:mt-14 lg:grid-cols-3">
        {content.items.map(({ title, text }, index) => (
          <article
            key={title}
            className="relative flex flex-col overflow-clip rounded-3xl bg-paper p-5 sm:p-8 shadow-[0_1px_0_rgb(11_16_32/.06),0_30px_60px_-40px_rgb(11_16_32/.35)]"
          >
            {/* Three services make the flower whole; each card lights its third. */}
            <div className={`service-flower ${turns[index]}`}>
              <BloomDetail viewBox="-210 -210 420 420" />
              <BloomDetail viewBox="-210 -210 420 420" />
            </div>
            <p className="font-display text-4xl text-peony-500 sm:text-5xl" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </p>
            <h3 className="mt-2 font-display text-3xl sm:mt-6">{title}</h3>
            <p className="mt-2 text-pretty text-stone sm:mt-3">{text}</p>
            <div className="mt-5 grow *:h-full sm:mt-6">
              <ShownProof part={shows[index]!} of={proof} />
            </div>
          </article>
        ))}
      </Swipe>
    </Section>
  );
}
