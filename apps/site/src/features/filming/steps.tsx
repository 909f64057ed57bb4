import type { FilmingContent } from '../../content/filming.ts';
import { BloomDetail } from '../../ui/bloom-detail.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { Book } from './book.ts';

type Props = { content: FilmingContent['steps']; closing: FilmingContent['closing']; book: Book };

export function Steps({ content, closing, book }: Props) {
  return (
    <Section id="steps" tone="white">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.35fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
        </div>
        <ol className="space-y-10">
          {content.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative flex gap-6 before:absolute before:top-6 before:-bottom-10 before:left-6 before:w-px before:bg-peony-200 last:before:hidden"
            >
              <span
                aria-hidden="true"
                className="relative grid size-12 shrink-0 place-items-center rounded-full bg-peony-100 font-display text-xl text-peony-700 ring-8 ring-white"
              >
                {index + 1}
              </span>
              <div className="pt-1.5">
                <h3 className="font-display text-2xl">{title}</h3>
                <p className="mt-2 max-w-xl text-pretty text-stone">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="relative mt-24 overflow-clip rounded-4xl bg-ink px-6 py-14 text-white md:px-14 md:py-20">
        <div className="glow" />
        <BloomDetail
          viewBox="-210 -210 420 420"
          className="absolute -right-40 -bottom-56 hidden size-136 opacity-90 lg:block"
        />
        <div className="relative max-w-xl">
          <h2 className="font-display text-4xl text-balance md:text-5xl">{closing.title}</h2>
          <p className="mt-5 text-lg text-pretty text-white/75">{closing.text}</p>
          <div className="mt-8">{book({ look: 'light', className: 'max-sm:w-full' })}</div>
        </div>
      </div>
    </Section>
  );
}
