import { useRef, useState, type ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import { saveFile } from '@blue-peony/ui';
import { flushSync } from 'react-dom';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { erase, fetchExport, withdraw } from './api.ts';
import { Failure, useFailureText } from './failure.tsx';
import type { Own } from './use-stored.ts';

type Props = { own: Own; onErased: () => void };

export function Yours({ own, onErased }: Props) {
  const text = useText();
  const { closed_at } = own.application;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="yours" className="rounded-4xl bg-ink px-5 py-8 text-white sm:p-10">
      <h2 id="yours" ref={heading} tabIndex={-1} className="font-display text-3xl outline-none">
        {text('my.yours')}
      </h2>
      <p className="mt-2 max-w-prose text-pretty text-white/75">{text('my.yoursLead')}</p>
      <div className="mt-8 grid gap-5 text-ink lg:grid-cols-3">
        <Export own={own} />
        {!closed_at && <Withdraw own={own} onDone={() => heading.current?.focus()} />}
        <Erase own={own} onErased={onErased} />
      </div>
    </section>
  );
}

function Choice({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-3xl bg-white p-5 sm:p-6">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-1 mb-5 text-pretty text-stone">{words}</p>
      <div className="mt-auto">{children}</div>
    </div>
  );
}

function Export({ own: { secret, reload } }: { own: Own }) {
  const text = useText();
  const download = useAction(async () => saveFile(await fetchExport(secret), 'my-data.zip'), reload);
  return (
    <Choice title={text('my.export')} words={text('my.exportText')}>
      <button
        type="button"
        disabled={download.busy}
        onClick={download.run}
        className={`${button('quiet')} w-full max-sm:whitespace-normal`}
      >
        {text(download.busy ? 'my.exporting' : 'my.exportButton')}
      </button>
      {download.failed === 'rate_limited' ? (
        <p role="alert" className="mt-3 font-medium text-danger">
          {text('my.exportLimited')}
        </p>
      ) : (
        <Failure code={download.failed} />
      )}
    </Choice>
  );
}

function Withdraw({ own: { secret, update }, onDone }: { own: Own; onDone: () => void }) {
  const work = async () => {
    const withdrawn = await withdraw(secret);
    // Elements behind an open dialog cannot take the focus.
    flushSync(() => update(withdrawn));
    onDone();
  };
  return <Asked kind="withdraw" look="quiet" work={work} />;
}

function Erase({ own: { secret, reload }, onErased }: Props) {
  const work = () => erase(secret).then(onErased);
  return <Asked kind="erase" look="danger" work={work} onFailure={reload} />;
}

type AskedProps = {
  kind: 'withdraw' | 'erase';
  look: 'quiet' | 'danger';
  work: () => Promise<void>;
  onFailure?: () => void;
};

function Asked({ kind, look, work, onFailure }: AskedProps) {
  const text = useText();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const { busy, failed, run } = useAction(work, onFailure);
  return (
    <Choice title={text(`my.${kind}`)} words={text(`my.${kind}Text`)}>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`${button(look)} w-full max-sm:whitespace-normal`}
      >
        {text(`my.${kind}Button`)}
      </button>
      {asking && (
        <ConfirmDialog
          title={text(`my.${kind}Title`)}
          yes={text(`my.${kind}Yes`)}
          no={text('my.keep')}
          busy={busy}
          failed={failed && failureText(failed)}
          onYes={run}
          onClose={() => setAsking(false)}
        >
          {text(`my.${kind}Confirm`, { days: agency.retention.backupDays })}
        </ConfirmDialog>
      )}
    </Choice>
  );
}
