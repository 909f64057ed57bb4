import type { Order, OrderFile } from '@blue-peony/contracts';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { BookIcon, DownloadIcon } from '../../ui/icons.tsx';
import { FreshLinks } from './fresh-links.tsx';

/** Milliseconds after a press until the count is read again: a download counts with its first bytes. */
const counted = [1_000, 4_000, 10_000];

type Props = {
  order: Order;
  onChanged: () => void;
};

export function OrderFiles({ order, onChanged }: Props) {
  const text = useText();
  const { files } = order;
  if (files.length === 0) return <p>{text('order.noFiles')}</p>;
  return (
    <>
      <h2 className="font-display text-2xl">{text('order.files')}</h2>
      <ul className="mt-4 space-y-4">
        {files.map((file) => (
          <File
            key={file.file_type}
            file={file}
            onPressed={() => counted.forEach((wait) => setTimeout(onChanged, wait))}
          />
        ))}
      </ul>
      <p className="mt-5 text-pretty text-stone">{text('order.filesLead')}</p>
      <FreshLinks order={order} onRenewed={onChanged} />
    </>
  );
}

function File({ file, onPressed }: { file: OrderFile; onPressed: () => void }) {
  const text = useText();
  const { formatDate } = useIntl();
  const { file_type, download_count, max_downloads, expires_at, state, url } = file;
  const format = file_type === 'worksheets' ? text('order.worksheets') : file_type.toUpperCase();
  const date = formatDate(expires_at, { dateStyle: 'long' });
  const left = { ready: 'order.until', expired: 'order.expired', used_up: 'order.usedUp' } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3xl bg-white p-4 shadow-[0_20px_40px_-30px_rgb(11_16_32/.4)] sm:p-5">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-2xl max-sm:hidden bg-peony-100 text-peony-700"
      >
        <BookIcon className="size-6" />
      </span>
      <div className="min-w-[min(100%,9rem)] flex-[99]">
        <p className="font-semibold">{format}</p>
        <p className="text-sm text-stone tabular-nums">
          {text('order.used', { count: download_count, max: max_downloads })}
        </p>
        <p className={`text-sm ${state === 'ready' ? 'text-stone' : 'text-danger'}`}>{text(left[state], { date })}</p>
      </div>
      {state === 'ready' && (
        <a
          href={url}
          onClick={onPressed}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('order.downloadFormat', { format })}
          className={`${button('primary')} grow`}
        >
          <DownloadIcon className="size-5" />
          {text('order.download')}
        </a>
      )}
    </li>
  );
}
