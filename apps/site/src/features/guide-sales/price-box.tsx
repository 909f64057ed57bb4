import type { ReactNode } from 'react';
import { prices } from '@blue-peony/agency';
import { formatMoney, guidePrice, type Money } from '@blue-peony/contracts';
import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { useLocale } from '../../i18n/localized.tsx';
import { Price } from './price.tsx';

export function PriceBox({ content: { price, edition, safe }, buy }: { content: GuideSalesContent; buy: ReactNode }) {
  const { digital, physical } = guidePrice(prices);
  return (
    <div className="rounded-4xl bg-paper p-6 text-ink shadow-2xl shadow-black/40 sm:p-8">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Price price={price} now="text-5xl" regular="text-xl text-stone" offer />
      </p>
      <p className="mt-2 text-sm text-stone">{price.once}</p>
      <fieldset className="mt-6">
        <legend className="text-sm font-semibold">{edition.legend}</legend>
        <div className="mt-3 space-y-3">
          <Edition {...edition.digital} cost={digital} value="digital" />
          <Edition {...edition.physical} cost={physical} value="physical" soldOut={edition.soldOut} />
        </div>
      </fieldset>
      <div className="mt-6">{buy}</div>
      <p className="mt-4 text-center text-sm text-pretty text-stone">{safe}</p>
    </div>
  );
}

type EditionProps = { title: string; text: string; cost: Money; value: string; soldOut?: string };

/** A choice of the radio group; one that is sold out cannot be taken. */
function Edition({ title, text, cost, value, soldOut }: EditionProps) {
  const { tag } = useLocale();
  const id = `edition-${value}`;
  return (
    <label
      htmlFor={id}
      className="flex flex-wrap items-start gap-3 rounded-2xl bg-white p-4 shadow-[inset_0_0_0_1px_rgb(11_16_32/.14)] has-checked:bg-peony-50 has-checked:shadow-[inset_0_0_0_2px_var(--color-peony-600)] has-disabled:bg-transparent has-disabled:text-stone"
    >
      <input
        id={id}
        type="radio"
        name="edition"
        value={value}
        defaultChecked={!soldOut}
        disabled={soldOut !== undefined}
        className="mt-1 size-4 shrink-0 accent-peony-600"
      />
      <span className="grow basis-24">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {title}
          {soldOut && (
            <span className="rounded-full bg-paper-deep px-2.5 py-0.5 text-xs font-semibold text-ink">{soldOut}</span>
          )}
        </span>
        <span className="mt-0.5 block text-sm text-stone">{text}</span>
      </span>
      <span className="shrink-0 font-semibold tabular-nums">{formatMoney(cost, tag)}</span>
    </label>
  );
}
