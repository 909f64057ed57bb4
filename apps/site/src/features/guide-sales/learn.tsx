import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Learn({ content: { items, ...heading } }: { content: GuideSalesContent['learn'] }) {
  return (
    <Section id="inside" tone="white">
      <SectionHeading {...heading} />
      <ol className="mt-14 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-peony-100 pt-5">
            <span aria-hidden="true" className="font-display text-2xl text-peony-600 italic">
              {index + 1}
            </span>
            <h3 className="mt-1 font-display text-2xl">{title}</h3>
            <p className="mt-2 text-pretty text-stone">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
