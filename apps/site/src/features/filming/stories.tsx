import type { FilmingContent } from '../../content/filming.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { StoryCard } from '../../ui/story-card.tsx';
import type { Book } from './book.ts';

export function Stories({ content, book }: { content: FilmingContent['stories']; book: Book }) {
  return (
    <Section id="stories" tone="blush">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
        {book({ look: 'dark', className: 'max-sm:w-full' })}
      </div>
      <div className="mt-14 grid gap-6 lg:grid-cols-3">
        {content.items.map((story) => (
          <StoryCard key={story.name} {...story} />
        ))}
      </div>
    </Section>
  );
}
