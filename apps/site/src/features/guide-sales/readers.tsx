import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';

export function Readers({ content }: { content: GuideSalesContent['testimonials'] }) {
  const { items, rating, eyebrow, title, lead } = content;
  return (
    <Section id="readers" tone="paper">
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="mt-14 grid gap-6 lg:grid-cols-3">
        {items.map(({ name, role, text }) => (
          <figure
            key={name}
            className="flex flex-col rounded-3xl bg-white p-6 sm:p-8 shadow-[0_30px_60px_-40px_rgb(11_16_32/.35)]"
          >
            <Stars rating={5} spoken={rating} />
            <blockquote className="mt-4 font-display text-[min(1.375rem,8.5vw)] text-pretty">{text}</blockquote>
            <figcaption className="mt-auto pt-6">
              <span className="block font-semibold">{name}</span>
              <span className="block text-stone">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
