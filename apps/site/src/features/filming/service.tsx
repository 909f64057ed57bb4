import type { SessionPrices } from '@blue-peony/contracts';
import type { FilmingContent } from '../../content/filming.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { Book } from './book.ts';
import { PriceTable } from './price-table.tsx';
import { Price } from './price.tsx';

type Props = {
  content: FilmingContent['service'];
  prices: SessionPrices;
  book: Book;
  other: string | undefined;
};

export function Service({ content, prices, book, other }: Props) {
  const { offer, otherCurrency } = content;
  return (
    <Section id="prices" tone="white">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.35fr]">
        <div>
          <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
          <CheckList items={content.points} className="mt-8 space-y-3.5" />
        </div>
        <div className="min-w-0">
          {offer && (
            <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-3xl bg-blush-soft px-6 py-5">
              <p className="max-w-xs font-display text-2xl text-balance">{offer.headline}</p>
              <Price prices={prices} />
            </div>
          )}
          <PriceTable caption={content.table} tiers={prices.tiers} book={book} />
          <p className="mt-5 text-stone">{content.note}</p>
          {other && otherCurrency && (
            <a href={`${other}#prices`} className="mt-2 inline-block py-1 text-peony-700 underline underline-offset-4">
              {otherCurrency}
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}
