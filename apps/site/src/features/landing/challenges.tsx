import { ApplyLink } from '../../apply-link.tsx';
import type { LandingContent } from '../../content/landing.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Challenges({ content, join }: { content: LandingContent['challenges']; join: LandingContent['join'] }) {
  return (
    <Section id="challenges" tone="blush">
      <SectionHeading {...content} />
      <div className="mt-14 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {content.items.map(({ title, text: description }) => (
          <article key={title} className="border-t-2 border-blush pt-5">
            <h3 className="font-display text-2xl">{title}</h3>
            <p className="mt-2 text-pretty text-stone">{description}</p>
          </article>
        ))}
      </div>
      <div className="relative mt-20 overflow-clip rounded-4xl bg-ink px-6 py-12 text-white md:px-14 md:py-16">
        <div className="glow" />
        <div className="relative grid gap-10 lg:grid-cols-2 lg:items-center">
          <div>
            <h3 className="font-display text-4xl">{join.title}</h3>
            <p className="mt-4 max-w-md text-lg text-pretty text-white/75">{join.text}</p>
            <ApplyLink look="light" className="mt-8" />
          </div>
          <CheckList
            items={join.points}
            className="space-y-4 text-lg"
            row="flex gap-4 text-pretty"
            mark="mt-1 size-5 shrink-0 text-blush"
          />
        </div>
      </div>
    </Section>
  );
}
