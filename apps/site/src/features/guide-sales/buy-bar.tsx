import type { ReactNode } from 'react';
import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { Price } from './price.tsx';

type Props = { content: GuideSalesContent; buy: ReactNode; children: ReactNode };

export function BuyBar({ content: { price }, buy, children }: Props) {
  return (
    <div>
      {children}
      <div className="sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-4 bg-ink/95 px-4 py-3 text-white backdrop-blur-md md:hidden">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Price price={price} now="text-2xl" regular="text-base opacity-75" />
        </p>
        {buy}
      </div>
    </div>
  );
}
