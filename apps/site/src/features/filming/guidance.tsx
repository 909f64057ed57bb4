import type { FilmingContent } from '../../content/filming.ts';
import { CrossIcon } from '../../ui/icons.tsx';
import { CheckList, marks } from '../../ui/check-list.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Guidance({ content }: { content: FilmingContent['guidance'] }) {
  return (
    <Section id="guidance" tone="paper">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
      <div className="mt-14 grid gap-6 lg:grid-cols-2">
        <article className="rounded-3xl bg-paper-deep p-8 md:p-12">
          <h3 className="font-display text-3xl">{content.without.title}</h3>
          <ul className="mt-8 space-y-4">
            {content.without.points.map((point) => (
              <li key={point} className="flex gap-4 text-pretty text-stone">
                <CrossIcon className="mt-0.5 size-5 shrink-0 text-blush-deep" />
                {point}
              </li>
            ))}
          </ul>
        </article>
        <article className="relative overflow-clip rounded-3xl bg-ink p-8 text-white shadow-2xl shadow-peony-700/40 md:p-12">
          <div className="glow" />
          <h3 className="relative font-display text-3xl">{content.with.title}</h3>
          <CheckList
            items={content.with.points}
            className="relative mt-8 space-y-4"
            row="flex gap-4 text-pretty text-white/85"
            mark={marks.dark}
          />
        </article>
      </div>
    </Section>
  );
}
