import type { LandingContent } from '../../content/landing.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Stories({ content }: { content: LandingContent['stories'] }) {
  return (
    <Section id="client-testimonials" tone="blush">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} />
      <div className="mt-14 grid gap-6 lg:grid-cols-3">
        {content.items.map(({ name, role, text }) => (
          <figure
            key={name}
            className="flex flex-col rounded-3xl bg-white p-8 shadow-[0_30px_60px_-40px_rgb(176_58_91/.45)]"
          >
            <blockquote className="font-display text-[1.375rem] leading-snug text-pretty">{text}</blockquote>
            <figcaption className="mt-auto flex items-center gap-4 pt-8">
              <span
                aria-hidden="true"
                className="grid size-12 place-items-center rounded-full bg-linear-to-br from-blush to-peony-300 font-display text-xl text-ink"
              >
                {name.slice(0, 1)}
              </span>
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-stone">{role}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
