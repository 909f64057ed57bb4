import { chapterIds, type GuideContent } from '../../content/guide.ts';
import { useLocale } from '../../i18n/localized.tsx';
import { LinkIcon } from '../../ui/icons.tsx';
import { Blocks } from './blocks.tsx';
import { Call } from './call.tsx';
import { Contents } from './contents.tsx';
import { Scene } from './scene.tsx';

/** The table of contents beside the eight chapters, which are English in every frame; above them on a narrow screen. */
export function Article({ content }: { content: GuideContent }) {
  const { tag } = useLocale();
  return (
    <div className="bg-paper py-12 md:py-20">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 md:px-8 lg:grid-cols-[18rem_minmax(0,42rem)] lg:gap-20">
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <Contents content={content} />
        </aside>
        <div className="min-w-0 leading-[1.6] text-stone sm:text-lg sm:leading-[1.75]">
          {chapterIds.map((id, index) => {
            const { title, lead, blocks } = content.chapters[id];
            const call = content.calls[id];
            return (
              <section
                key={id}
                id={id}
                lang="en"
                aria-labelledby={`${id}-title`}
                className="scroll-mt-8 not-first:mt-12 sm:not-first:mt-24"
              >
                <p aria-hidden="true" className="font-display text-2xl text-blush-deep italic">
                  {index + 1}
                </p>
                <h2
                  id={`${id}-title`}
                  className="mt-1 font-display text-3xl text-balance text-ink sm:text-4xl md:text-5xl"
                >
                  {title}{' '}
                  <a
                    href={`#${id}`}
                    lang={tag}
                    aria-label={`${content.link}: ${title}`}
                    className="chapter-link inline-grid size-8 place-items-center rounded-full align-middle text-peony-600 transition"
                  >
                    <LinkIcon className="size-5" />
                  </a>
                </h2>
                <p className="mt-4 text-lg leading-normal text-pretty text-ink sm:mt-5 sm:text-xl sm:leading-relaxed">
                  {lead}
                </p>
                <Scene chapter={id} caption={content.pictures[id]} />
                <Blocks blocks={blocks} />
                {call && <Call text={call} link={content.offer.button} />}
              </section>
            );
          })}
          <p className="mt-20 border-t border-ink/10 pt-6 text-sm leading-relaxed">{content.disclaimer}</p>
        </div>
      </div>
    </div>
  );
}
