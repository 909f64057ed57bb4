import type { LandingContent } from '../../content/landing.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { StoryCard } from '../../ui/story-card.tsx';

export function Stories({ content }: { content: LandingContent['stories'] }) {
  return (
    <Section id="client-testimonials" tone="blush">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
      <div className="mt-14 grid gap-6 lg:grid-cols-3">
        {content.items.map((story) => (
          <StoryCard key={story.name} {...story} />
        ))}
      </div>
    </Section>
  );
}
