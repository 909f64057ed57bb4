import { ApplyLink } from '../../apply-link.tsx';
import type { LandingContent } from '../../content/landing.ts';
import { CheckList, marks } from '../../ui/check-list.tsx';
import { Swipe } from '../../ui/swipe.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

const popular = 1;

export function Plans({ content }: { content: LandingContent['plans'] }) {
  return (
    <Section id="plans" tone="white">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} centred />
      <Swipe label={content.title} className="mt-6 gap-6 sm:mt-14 lg:grid-cols-3 lg:py-6">
        {content.items.map(({ title, text: description, features }, index) => {
          const marked = index === popular;
          return (
            <article
              key={title}
              className={`relative flex flex-col rounded-3xl p-6 sm:p-8 md:p-10 ${marked ? 'bg-ink text-white shadow-2xl shadow-peony-700/40 lg:-my-6 lg:py-16' : 'bg-paper shadow-[0_1px_0_rgb(11_16_32/.06),0_30px_60px_-40px_rgb(11_16_32/.35)]'}`}
            >
              {marked && (
                <p className="mb-5 self-start rounded-full bg-blush px-4 py-1.5 text-sm font-semibold text-ink">
                  {content.popular}
                </p>
              )}
              <h3 className="font-display text-3xl">{title}</h3>
              <p className={`mt-3 text-pretty ${marked ? 'text-white/75' : 'text-stone'}`}>{description}</p>
              <CheckList
                items={features}
                className="mt-6 space-y-3 sm:mt-8 sm:mb-10 sm:space-y-3.5"
                mark={marked ? marks.dark : marks.light}
              />
              <ApplyLink look={marked ? 'light' : 'dark'} className="mt-auto max-sm:hidden" />
            </article>
          );
        })}
      </Swipe>
      <p className="mt-6 sm:mt-10 text-center text-stone">{content.note}</p>
    </Section>
  );
}
