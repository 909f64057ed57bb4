import { portraits } from '@blue-peony/agency';
import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import { Swipe } from './swipe.tsx';
import { Section, SectionHeading } from './section.tsx';

type Story = { name: string; role: string; text: string };
type Props = { id: string; content: Content; portraits: keyof typeof portraits; aside?: ReactNode };
type Content = { eyebrow: string; title: string; lead?: string; items: readonly Story[] };

/** @param aside stands beside the heading */
export function Stories({ id, content, portraits: whose, aside }: Props) {
  const heading = <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} />;
  return (
    <Section id={id} tone="blush">
      {aside ? (
        <div className="flex flex-wrap items-end justify-between gap-8">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      <Swipe label={content.title} className="mt-8 gap-6 sm:mt-14 lg:grid-cols-3">
        {content.items.map((story, index) => (
          <StoryCard key={story.name} {...story} portrait={portraits[whose][index]} />
        ))}
      </Swipe>
    </Section>
  );
}

function StoryCard({ name, role, text, portrait }: Story & { portrait: string | undefined }) {
  return (
    <figure className="flex flex-col rounded-3xl bg-white p-6 sm:p-8 shadow-[0_30px_60px_-40px_rgb(176_58_91/.45)]">
      <blockquote className="font-display text-[1.375rem] text-pretty">{text}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-8">
        {portrait ? (
          // The name stands beside it.
          <Picture
            src={portrait}
            alt=""
            sizes="4rem"
            loading="lazy"
            width={64}
            height={64}
            className="size-16 rounded-full object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-12 place-items-center rounded-full bg-linear-to-br from-blush to-peony-300 font-display text-xl text-ink"
          >
            {name.slice(0, 1)}
          </span>
        )}
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-stone">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
