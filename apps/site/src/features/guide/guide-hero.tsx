import type { GuideContent } from '../../content/guide.ts';
import { Bloom } from '../../ui/bloom.tsx';
import { ClockIcon } from '../../ui/icons.tsx';

export function GuideHero({ content: { eyebrow, title, lead, readTime, dates, updated } }: { content: GuideContent }) {
  const [name, rest] = title.split(': ') as [string, string];
  return (
    <header id="home" className="relative overflow-clip bg-ink text-white">
      <div className="glow" />
      <Bloom className="absolute -top-24 -right-40 w-96 opacity-60 md:top-1/2 md:-right-56 md:w-[46rem] md:-translate-y-1/2 md:opacity-100" />
      <div className="relative mx-auto max-w-7xl px-4 pt-36 pb-20 md:px-8 md:pt-44 md:pb-28">
        <div className="max-w-2xl">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm font-semibold text-blush">
            {eyebrow}
            <span className="inline-flex items-center gap-1.5 rounded-full bg-white/12 px-3 py-1 text-white">
              <ClockIcon className="size-4" />
              {readTime}
            </span>
            <time dateTime={dates.updated} className="font-normal text-white/75">
              {updated}
            </time>
          </p>
          <h1 className="mt-5 font-display tracking-[-0.02em] text-balance">
            <span className="block text-[clamp(2.75rem,11vw,5rem)] leading-[1.02]">{name}:</span>{' '}
            <em className="mt-3 block text-[clamp(1.75rem,6vw,2.75rem)] leading-[1.1] text-white/90">{rest}</em>
          </h1>
          <p className="mt-7 max-w-xl text-lg text-pretty text-white/75">{lead}</p>
        </div>
      </div>
    </header>
  );
}
