import { useRef, useState } from 'react';
import { agency, asksConsents } from '@blue-peony/agency';
import type { GivenConsents, Order } from '@blue-peony/contracts';
import { useIntl } from 'react-intl';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { Tick } from '../../ui/tick.tsx';
import { answerConsents } from './api.ts';

type Props = { order: Order; onAnswered: (given: GivenConsents) => void };

/** What the buyer agreed to, or the question to a buyer who was not asked before paying. Nothing waits for the answer. */
export function Consents({ order, onAnswered }: Props) {
  const text = useText();
  const { language } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState<GivenConsents>();
  const consents = order.consents ?? answer;
  if (!consents && !asksConsents({ currency: order.currency, language })) return null;
  const take = (given: GivenConsents) => {
    setAnswer(given);
    heading.current?.focus({ preventScroll: true });
    onAnswered(given);
  };
  return (
    <section aria-labelledby="consents" className="mt-8 border-t border-ink/10 pt-6 text-pretty">
      <h2 id="consents" ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
        {text('order.consentsTitle')}
      </h2>
      {consents ? <Answered consents={consents} /> : <Question order={order} onAnswered={take} />}
    </section>
  );
}

function Answered({ consents: { begin, ends, at, words, confirmed_at } }: { consents: GivenConsents }) {
  const text = useText();
  const { formatDate } = useIntl();
  const day = (time: string) => formatDate(time, { dateStyle: 'long' });
  if (!begin || !ends) return <p className="mt-4">{text('order.consentsKept')}</p>;
  return (
    <>
      <p className="mt-4">{text('order.consentsGiven', { date: day(at) })}</p>
      <ul className="mt-3 list-inside list-disc space-y-2">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3 text-stone">
        {confirmed_at ? text('order.consentsConfirmed', { date: day(confirmed_at) }) : text('order.consentsWaiting')}
      </p>
    </>
  );
}

function Question({ order: { id, product }, onAnswered }: Props) {
  const text = useText();
  const [begin, setBegin] = useState(false);
  const [ends, setEnds] = useState(false);
  const [state, setState] = useState<'asked' | 'sending' | 'half' | 'failed'>('asked');
  const isGuide = product === 'digital-guide';
  const answer = async (given: boolean) => {
    if (given && !(begin && ends)) return setState('half');
    setState('sending');
    try {
      onAnswered(await answerConsents(id, { begin: given, ends: given, version: agency.legalUpdated }));
    } catch {
      setState('failed');
    }
  };
  const choice = (given: boolean) => (
    <button
      type="button"
      disabled={state === 'sending'}
      onClick={() => void answer(given)}
      className={`${button(given ? 'dark' : 'quiet')} grow max-sm:whitespace-normal`}
    >
      {text(given ? 'order.consentsYes' : 'order.consentsNo')}
    </button>
  );
  return (
    <>
      <p className="mt-4">{text('order.consentsAsk')}</p>
      <div className="mt-4 space-y-3">
        <Tick checked={begin} onChange={setBegin}>
          {text(isGuide ? 'order.begin' : 'order.sessionBegin')}
        </Tick>
        <Tick checked={ends} onChange={setEnds}>
          {text(isGuide ? 'order.ends' : 'order.sessionEnds')}
        </Tick>
      </div>
      <p role="alert" className="font-medium text-danger not-empty:mt-3">
        {state === 'half' && text('order.consentsBoth')}
        {state === 'failed' && text('order.consentsFailed')}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {choice(true)}
        {choice(false)}
      </div>
    </>
  );
}
