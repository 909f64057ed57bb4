import type { ReactNode } from 'react';
import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { useLocale } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { Section } from '../../ui/section.tsx';
import { Price } from './price.tsx';

type Props = { content: GuideSalesContent; book: ReactNode; buy: ReactNode };

export function Closing({ content: { close, price, article, note }, book, buy }: Props) {
  return (
    <Section id="buy" tone="ink" glow>
      <div className="grid grid-cols-1 items-center gap-12 md:grid-cols-[18rem_1fr] lg:grid-cols-[24rem_1fr] lg:gap-24">
        <div className="mx-auto w-56 max-w-full md:w-full">{book}</div>
        <div>
          <h2 className="max-w-xl font-display text-4xl text-balance md:text-5xl">{close.title}</h2>
          <p className="mt-5 max-w-lg text-lg text-pretty text-white/75">{close.text}</p>
          <p className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-2">
            <Price price={price} now="text-4xl" regular="text-lg text-white/70" offer />
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            {buy}
            <a
              href={paths.guide(useLocale())}
              className="py-2 text-peony-300 underline underline-offset-4 hover:text-white"
            >
              {article}
            </a>
          </div>
        </div>
      </div>
      <p className="mt-16 max-w-2xl text-sm text-pretty text-white/70">{note}</p>
    </Section>
  );
}
