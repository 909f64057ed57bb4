import { formatMoney, guidePrice } from '@blue-peony/contracts';
import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { useLocale } from '../../i18n/localized.tsx';

export function Price({ price }: Pick<GuideSalesContent, 'price'>) {
  const { tag } = useLocale();
  return (
    <>
      <span className="text-3xl font-semibold tracking-tight tabular-nums">
        <span className="sr-only">{price.now}: </span>
        {formatMoney(guidePrice.digital, tag)}
      </span>
      <span className="text-lg tabular-nums opacity-75">
        <span className="sr-only">{price.regular}: </span>
        <s>{formatMoney(guidePrice.regular, tag)}</s>
      </span>
    </>
  );
}
