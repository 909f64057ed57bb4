import type { FilmingContent } from '../../content/filming.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { Book } from './book.ts';

export function Voices({ content, book }: { content: FilmingContent['voices']; book: Book }) {
  return (
    <Section id="voices" tone="blush">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} centred />
      <div className="mt-14 grid gap-x-10 gap-y-12 md:grid-cols-3">
        {content.items.map(({ name, age, text }) => (
          <figure key={name} className="flex flex-col border-t-2 border-blush pt-6">
            <blockquote className="font-display text-2xl text-balance">{text}</blockquote>
            <figcaption className="mt-auto pt-6 text-stone">
              {name}, {age}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-16 text-center">{book({ look: 'primary', className: 'max-sm:w-full' })}</div>
    </Section>
  );
}
