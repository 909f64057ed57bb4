import type { ClosingContent } from '../../content/landing.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** The agency about itself; nothing until it has written an entry. */
export function About({ content }: { content: ClosingContent['about'] }) {
  if (content.items.length === 0) return null;
  return (
    <Section id="about" tone="paper">
      <SectionHeading {...content} />
      <dl className="mt-14 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {content.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-2xl">{title}</dt>
            <dd className="mt-2 text-pretty wrap-anywhere whitespace-pre-line text-stone">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
