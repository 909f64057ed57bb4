import { useId, useState, type FormEvent } from 'react';
import { agency, filmingClaims, prices, sellerLines } from '@blue-peony/agency';
import { formatMoney, guidePrice, sessionTotal } from '@blue-peony/contracts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { button } from '../../ui/button.ts';
import { Tick } from '../../ui/tick.tsx';
import { useModal } from '../../ui/use-modal.ts';
import type { Given, Purchase } from './create-checkout.ts';

type Props = {
  purchase: Purchase;
  busy: boolean;
  onPay: (given: Given) => void;
  onClose: () => void;
};

/** What a buyer has to know before paying, and the two consents, which are hers to give or not. */
export function BeforePaying({ purchase, busy, onPay, onClose }: Props) {
  const text = useText();
  const locale = useLocale();
  const heading = useId();
  const [begin, setBegin] = useState(false);
  const [ends, setEnds] = useState(false);
  const [mayAsk, setMayAsk] = useState(false);
  const { dialog, close } = useModal(onClose);
  const isGuide = purchase.productType === 'digital-guide';
  const hours = isGuide ? 1 : (purchase.hours ?? 1);
  const price = isGuide ? guidePrice(prices).digital : sessionTotal(prices, hours, purchase.currency);
  const facts = [
    [text('purchase.product'), isGuide ? text('purchase.guide') : text('purchase.session', { hours })],
    [text('purchase.price'), formatMoney(price, locale.tag)],
    [text('purchase.seller'), [...sellerLines(), agency.email].join('\n')],
    [
      text('purchase.delivery'),
      isGuide
        ? text('purchase.guideDelivery')
        : text('purchase.sessionDelivery', { contactHours: filmingClaims.contactHours }),
    ],
  ] as const;

  const pay = (event: FormEvent) => {
    event.preventDefault();
    onPay({
      ...(begin && ends && { consents: { begin, ends, version: agency.legalUpdated } }),
      ...(mayAsk && { mayAskReview: true }),
    });
  };

  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={close} className="modal max-w-lg text-left">
      <form onSubmit={pay} className="p-6 sm:p-8">
        <h2 id={heading} className="font-display text-2xl text-balance text-ink">
          {text('purchase.title')}
        </h2>
        <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-stone">{label}</dt>
              <dd className="font-semibold text-pretty wrap-anywhere whitespace-pre-line text-ink">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 space-y-4 border-t border-ink/10 pt-5">
          <Tick checked={begin} onChange={setBegin}>
            {text(isGuide ? 'purchase.begin' : 'purchase.sessionBegin')}
          </Tick>
          <Tick checked={ends} onChange={setEnds}>
            {text(isGuide ? 'purchase.ends' : 'purchase.sessionEnds')}
          </Tick>
          <p className="text-sm text-pretty text-stone">{text('purchase.free')}</p>
          <Tick checked={mayAsk} onChange={setMayAsk}>
            {text('purchase.mayAskReview')}
          </Tick>
        </div>
        <div className="mt-6 flex flex-col gap-3">
          <button disabled={busy} data-pay className={`${button('primary')} max-sm:whitespace-normal`}>
            <span aria-live="polite">{text(busy ? 'checkout.loading' : 'purchase.pay')}</span>
          </button>
          <button type="button" onClick={() => dialog.current?.close()} className={button('quiet')}>
            {text('purchase.back')}
          </button>
        </div>
        <p className="mt-5 text-sm text-stone">
          <a
            href={paths.legal(locale, 'terms')}
            target="_blank"
            rel="noopener"
            className="text-peony-700 underline underline-offset-4"
          >
            {text('legal.terms')}
          </a>
        </p>
      </form>
    </dialog>
  );
}
