import type { DeskOrder } from '@blue-peony/contracts';
import { orders as text } from './words.ts';
import { Moment } from '../../ui/moment.tsx';

/** A refund or “Revoke the links” ends them before their time. */
const leftOf = ({ state, expires_at }: DeskOrder['files'][number]) =>
  state === 'expired' && Date.parse(expires_at) > Date.now() ? 'ended' : state;

export function OrderFiles({ files }: Pick<DeskOrder, 'files'>) {
  return (
    <ul className="grid gap-1.5">
      {files.map((file) => (
        <li key={file.file_type} className="flex flex-wrap justify-between gap-x-3 rounded-lg bg-page px-3 py-1.5">
          <span className="tabular-nums">
            <span className="font-medium">{text.files[file.file_type]}</span>{' '}
            {text.used(file.download_count, file.max_downloads)}
          </span>
          <span className={file.state === 'ready' ? 'text-muted' : 'text-danger'}>
            {text.left[leftOf(file)]}
            {['ready', 'expired'].includes(leftOf(file)) && (
              <>
                {' '}
                <Moment at={file.expires_at} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
