import { formatMoney, type SessionPrices } from '@blue-peony/contracts';
import { useLocale, useText } from '../../i18n/localized.tsx';

export function Price({ prices: { list, tiers } }: { prices: SessionPrices }) {
  const text = useText();
  const { tag } = useLocale();
  const [single] = tiers;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 font-display text-figure">
      {list && (
        <>
          <span className="sr-only">{text('filming.listPrice')}</span>
          <s className="text-2xl text-stone">{formatMoney(list, tag)}</s>
          <span className="sr-only">{text('filming.now')}</span>
        </>
      )}
      {single && formatMoney(single.perHour, tag)}
    </p>
  );
}
