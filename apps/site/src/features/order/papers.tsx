import { useState } from 'react';
import { fillPath, publicPaths, type Order } from '@blue-peony/contracts';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { savePaper } from './save-paper.ts';

/** What the buyer can keep of her order as a PDF. */
export function Papers({ order: { id, reference } }: { order: Order }) {
  const text = useText();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async () => {
    setState('busy');
    const path = fillPath(publicPaths.readConfirmation, { orderId: id });
    await savePaper(path, id, `${reference}.pdf`).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  return (
    <div className="mt-5">
      <button type="button" disabled={state === 'busy'} onClick={() => void save()} className={button('quiet')}>
        <DownloadIcon className="size-5" />
        {text('order.confirmation')}
      </button>
      <p role="alert" className="font-medium text-danger not-empty:mt-3">
        {state === 'failed' && text('order.consentsFailed')}
      </p>
    </div>
  );
}
