import { offers, prices } from '@blue-peony/agency';
import { formatMoney, guidePrice, guideStruck } from '@blue-peony/contracts';
import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { useLocale } from '../../i18n/localized.tsx';

type Props = Pick<GuideSalesContent, 'price'> & { now?: string; regular?: string; offer?: boolean };

/** The price, and beside it the regular one and the offer while there is one; `now` and `regular` are classes. */
export function Price({ price, now = 'text-3xl', regular = 'text-lg opacity-75', offer }: Props) {
  const { tag, language } = useLocale();
  const before = offers.guide.rests ? undefined : guideStruck(prices, language);
  return (
    <>
      <span className={`font-semibold tracking-tight tabular-nums ${now}`}>
        <span className="sr-only">{price.now}: </span>
        {formatMoney(guidePrice(prices).digital, tag)}
      </span>
      {before && (
        <span className={`tabular-nums ${regular}`}>
          <span className="sr-only">{price.regular}: </span>
          <s>{formatMoney(before, tag)}</s>
        </span>
      )}
      {before && offer && (
        <span className="rounded-full bg-blush px-3 py-1 text-sm font-semibold text-ink">{price.offer}</span>
      )}
    </>
  );
}
