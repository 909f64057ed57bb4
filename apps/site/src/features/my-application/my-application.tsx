import { useEffect, useState } from 'react';
import type { MyApplication as Application } from '@blue-peony/contracts';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { Peony } from '../../ui/peony.tsx';
import { forgetSecret, readArrival } from './arrival.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { FreshLink } from './fresh-link.tsx';
import { Details } from './details.tsx';
import { Kept } from './kept.tsx';
import { LinkByAddress } from './link-by-address.tsx';
import { Looks } from './looks.tsx';
import { Photos } from './photos.tsx';
import { Loading, Message, Stage } from './stage.tsx';
import { Standing } from './standing.tsx';
import { useStored, type Own } from './use-stored.ts';
import { Yours } from './yours.tsx';

/** The applicant's page in each state of the application. Opening it changes nothing; each change needs a press. */
export function MyApplication() {
  const text = useText();
  const [arrival, setArrival] = useState(readArrival);
  const [erased, setErased] = useState(false);
  useEffect(() => {
    // Another link was opened in the same tab.
    const arrive = () => location.hash.length > 40 && setArrival(readArrival());
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);

  if (erased) return <Message title={text('my.erased')} lead={text('my.erasedText')} />;
  if (arrival.token) return <ConfirmAddress key={arrival.token} token={arrival.token} />;
  if (arrival.secret) {
    const onErased = () => {
      forgetSecret();
      setErased(true);
    };
    return <Visit key={arrival.secret} secret={arrival.secret} onErased={onErased} />;
  }
  return (
    <Message title={text('my.noneTitle')} lead={text('my.noneText')}>
      <LinkByAddress />
    </Message>
  );
}

function Visit({ secret, onErased }: { secret: string; onErased: () => void }) {
  const text = useText();
  const view = useStored(secret);
  switch (view.state) {
    case 'loading':
      return <Loading words={text('my.loading')} />;
    case 'waiting':
      return (
        <Loading words={text(view.offline ? 'my.waitOffline' : 'my.waitBusy')}>
          <button type="button" onClick={view.again} className={button('light')}>
            {text('my.again')}
          </button>
        </Loading>
      );
    case 'ended':
      return (
        <Message title={text('my.endedTitle')} lead={text('my.endedText')}>
          <LinkByAddress />
        </Message>
      );
    case 'ready':
      return <Ready own={view.own} stale={view.stale} onErased={onErased} />;
  }
}

function Ready({ own, stale, onErased }: { own: Own; stale: boolean; onErased: () => void }) {
  const text = useText();
  const { fresh, email } = own.application;
  return (
    <>
      <Stage>
        <figure className="mb-4 w-24 @min-[18rem]/page:float-right @min-[18rem]/page:ml-5 sm:w-40">
          <Peony seed={own.application.flower} className="w-full" />
          <figcaption className="mt-2 text-center text-xs text-pretty text-white/70 sm:text-sm">
            {text('my.flower')}
          </figcaption>
        </figure>
        <h1 className="font-display text-4xl wrap-anywhere md:text-5xl">{text('my.hello')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-white/80">{text('my.lead')}</p>
        <Closed application={own.application} />
        <div className="clear-both pt-10">
          <Standing application={own.application} />
        </div>
        <p role="status" className="text-white/80 not-empty:mt-5">
          {stale && text('my.stale')}
        </p>
      </Stage>
      <div className="bg-paper px-4 py-10 text-ink md:px-8 md:py-14">
        <div className="mx-auto grid max-w-6xl items-start gap-6 lg:grid-cols-2">
          {!fresh && (
            <div className="lg:col-span-2">
              <FreshLink email={email} />
            </div>
          )}
          <div className="grid gap-6">
            <Looks {...own} />
            <Kept application={own.application} />
          </div>
          <div className="grid gap-6">
            <Details {...own} />
            <Photos {...own} />
          </div>
          {fresh && (
            <div className="lg:col-span-2">
              <Yours own={own} onErased={onErased} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

const closings = {
  answered_no: 'my.closedNo',
  signed: 'my.closedSigned',
  withdrawn: 'my.closedOther',
  spam: 'my.closedOther',
  time: 'my.closedOther',
} as const;

function Closed({ application: { closed_at, closed_reason, withdrawn_at } }: { application: Application }) {
  const text = useText();
  const { formatDate } = useIntl();
  if (!closed_at && !withdrawn_at) return null;
  return (
    <p role="status" className="mt-6 max-w-2xl rounded-2xl bg-white/10 px-5 py-4 text-pretty">
      {withdrawn_at
        ? text('my.closedWithdrawn', { date: formatDate(withdrawn_at, { dateStyle: 'long' }) })
        : text(closings[closed_reason ?? 'time'])}
    </p>
  );
}
