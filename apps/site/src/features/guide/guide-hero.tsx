import { Bloom } from '@blue-peony/ui';
import type { GuideContent } from '../../content/guide.ts';
import { ClockIcon } from '../../ui/icons.tsx';

export function GuideHero({ content: { eyebrow, title, lead, readTime, dates, updated } }: { content: GuideContent }) {
  const [name, rest] = title.split(': ') as [string, string];
  return (
    <header id="home" className="relative overflow-clip bg-ink text-white">
      <div className="glow" />
      <Bloom className="absolute -top-52 -right-40 w-96 xl:top-1/2 xl:-right-56 xl:w-[46rem] xl:-translate-y-1/2" />
      <div className="relative mx-auto max-w-7xl px-4 pt-36 pb-20 md:px-8 md:pt-44 md:pb-28">
        <div className="max-w-2xl">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 eyebrow text-blush">
            {eyebrow}
            <span className="inline-flex items-center gap-1.5 rounded-full bg-white/12 px-3 py-1 text-white">
              <ClockIcon className="size-4" />
              {readTime}
            </span>
            <time dateTime={dates.updated} className="font-normal text-white/75">
              {updated}
            </time>
          </p>
          <h1 className="mt-5 font-display text-balance">
            <span className="block text-hero leading-[1.02]">{name}:</span>{' '}
            <em className="mt-3 block text-4xl leading-[1.1] text-white/90">{rest}</em>
          </h1>
          <p className="mt-7 max-w-xl text-lg text-pretty text-white/75">{lead}</p>
        </div>
      </div>
    </header>
  );
}
