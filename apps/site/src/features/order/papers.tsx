import { fillPath, publicPaths, type Order } from '@blue-peony/contracts';
import { callApi, saveFile } from '@blue-peony/ui';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useAction } from '../../ui/use-action.ts';
import { proofOf } from './api.ts';

/** Milliseconds. */
const limit = 20_000;

const papers = [
  { label: 'order.receiptFile', path: publicPaths.readReceipt, file: 'receipt-' },
  { label: 'order.confirmation', path: publicPaths.readConfirmation, file: '' },
] as const;

/** What the buyer can keep of her order as a PDF. */
export function Papers({ order: { id, reference } }: { order: Order }) {
  const text = useText();
  const { busy, failed, run } = useAction(async ({ path, file }: (typeof papers)[number]) => {
    // No link could do it: it would hold the order's secret.
    const paper = callApi<Blob>(fillPath(path, { orderId: id }), { headers: proofOf(id) }, limit, 'blob');
    saveFile(await paper, `${file}${reference}.pdf`);
  });
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {papers.map((paper) => (
        <button key={paper.label} type="button" disabled={busy} onClick={() => run(paper)} className={button('quiet')}>
          <DownloadIcon className="size-5" />
          {text(paper.label)}
        </button>
      ))}
      <p role="alert" className="w-full font-medium text-danger not-empty:mt-3">
        {failed && text('order.consentsFailed')}
      </p>
    </div>
  );
}
