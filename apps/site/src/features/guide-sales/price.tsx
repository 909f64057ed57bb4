import { formatMoney, guidePrice } from '@blue-peony/contracts';
import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { useLocale } from '../../i18n/localized.tsx';

type Props = Pick<GuideSalesContent, 'price'> & { now?: string; regular?: string };

/** The price, and the regular one beside it; `now` and `regular` are classes. */
export function Price({ price, now = 'text-3xl', regular = 'text-lg opacity-75' }: Props) {
  const { tag } = useLocale();
  return (
    <>
      <span className={`font-semibold tracking-tight tabular-nums ${now}`}>
        <span className="sr-only">{price.now}: </span>
        {formatMoney(guidePrice.digital, tag)}
      </span>
      <span className={`tabular-nums ${regular}`}>
        <span className="sr-only">{price.regular}: </span>
        <s>{formatMoney(guidePrice.regular, tag)}</s>
      </span>
    </>
  );
}
