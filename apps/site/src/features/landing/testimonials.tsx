import { testimonialVideos } from '@blue-peony/agency';
import type { LandingContent } from '../../content/landing.ts';
import { Swipe } from '../../ui/swipe.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { VideoCard } from './video-card.tsx';

export function Testimonials({ content }: { content: LandingContent['testimonials'] }) {
  return (
    <Section id="testimonials" tone="ink" glow>
      <div className="relative">
        <SectionHeading {...content} tone="light" brief />
        <Swipe label={content.title} className="mt-6 gap-6 sm:mt-14 md:grid-cols-3">
          {testimonialVideos.map((video, index) => {
            const words = content.items[index];
            return (
              words && (
                <VideoCard key={video.id} video={video} {...words} play={content.play} example={content.example} />
              )
            );
          })}
        </Swipe>
        <p className="mt-4 text-sm sm:mt-8 text-white/70">{content.note}</p>
      </div>
    </Section>
  );
}
