import type { ReactNode } from 'react';
import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { Price } from './price.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Stars } from '../../ui/stars.tsx';

type Props = { content: GuideSalesContent; book: ReactNode; buy: ReactNode; offer: ReactNode };

export function SalesHero({ content: { hero, rating, price, terms }, book, buy, offer }: Props) {
  const [plain, emphasized] = hero.title;
  return (
    <section id="home" className="relative overflow-clip bg-ink text-white">
      <div className="glow" />
      <div className="relative mx-auto grid max-w-7xl grid-cols-1 gap-x-12 gap-y-10 px-4 pt-28 pb-20 md:px-8 md:pt-32 lg:grid-cols-[1.1fr_1fr] lg:gap-x-20 lg:pb-28">
        <div className="lg:col-start-1 lg:self-end">
          <p className="eyebrow text-blush">{hero.eyebrow}</p>
          <h1 className="mt-4 font-display text-hero">
            {plain} <em className="block">{emphasized}</em>
          </h1>
          <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-white/85">
            <Stars rating={rating.value} spoken={rating.spoken} className="text-lg" />
            {rating.count}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Price price={price} />
            </p>
            {buy}
          </div>
          <p className="mt-3 max-w-lg text-sm text-pretty text-white/70">{terms}</p>
          <p className="mt-5 max-w-lg text-lg text-pretty text-white/75">{hero.lead}</p>
          <CheckList
            items={hero.points}
            className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] text-white/85"
            row="flex items-center gap-2"
            mark="size-4 text-peony-300"
          />
        </div>
        <div className="mx-auto w-full max-w-72 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-112 lg:self-center">
          {book}
        </div>
        <div className="w-full max-w-xl lg:col-start-1">{offer}</div>
      </div>
    </section>
  );
}
