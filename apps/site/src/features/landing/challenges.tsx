import { ApplyLink } from '../../apply-link.tsx';
import type { LandingContent } from '../../content/landing.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Swipe } from '../../ui/swipe.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Challenges({ content, join }: { content: LandingContent['challenges']; join: LandingContent['join'] }) {
  return (
    <Section id="challenges" tone="blush">
      <SectionHeading {...content} brief />
      <Swipe label={content.title} className="mt-6 gap-x-10 gap-y-10 sm:mt-14 sm:grid-cols-2 lg:grid-cols-3">
        {content.items.map(({ title, text: description }) => (
          <article key={title} className="border-t-2 border-blush pt-5">
            <h3 className="font-display text-2xl">{title}</h3>
            <p className="mt-2 text-pretty text-stone">{description}</p>
          </article>
        ))}
      </Swipe>
      <div className="relative mt-4 sm:mt-20 overflow-clip rounded-4xl bg-ink px-6 py-8 text-white md:px-14 md:py-16">
        <div className="glow" />
        <div className="relative grid gap-5 sm:gap-8 lg:grid-cols-2 lg:items-center">
          <div>
            <h3 className="font-display text-3xl sm:text-4xl">{join.title}</h3>
            <p className="mt-3 max-w-md sm:mt-4 text-pretty sm:text-lg text-white/75">{join.text}</p>
            <ApplyLink look="light" className="mt-8 max-sm:hidden" />
          </div>
          <CheckList
            items={join.points}
            className="space-y-2 max-sm:text-sm sm:space-y-4 sm:text-lg"
            row="flex gap-3 text-pretty sm:gap-4"
            mark="mt-0.5 size-5 shrink-0 text-blush"
          />
        </div>
      </div>
    </Section>
  );
}
