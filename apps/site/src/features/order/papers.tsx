import { useState } from 'react';
import { fillPath, publicPaths, type Order } from '@blue-peony/contracts';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { savePaper } from './save-paper.ts';

const papers = [
  { label: 'order.receiptFile', path: publicPaths.readReceipt, file: 'receipt-' },
  { label: 'order.confirmation', path: publicPaths.readConfirmation, file: '' },
] as const;

/** What the buyer can keep of her order as a PDF. */
export function Papers({ order: { id, reference } }: { order: Order }) {
  const text = useText();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async ({ path, file }: (typeof papers)[number]) => {
    setState('busy');
    await savePaper(fillPath(path, { orderId: id }), id, `${file}${reference}.pdf`).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {papers.map((paper) => (
        <button
          key={paper.label}
          type="button"
          disabled={state === 'busy'}
          onClick={() => void save(paper)}
          className={button('quiet')}
        >
          <DownloadIcon className="size-5" />
          {text(paper.label)}
        </button>
      ))}
      <p role="alert" className="w-full font-medium text-danger not-empty:mt-3">
        {state === 'failed' && text('order.consentsFailed')}
      </p>
    </div>
  );
}
