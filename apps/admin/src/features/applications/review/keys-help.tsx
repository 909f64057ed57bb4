import { review } from '../review-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useKeysEnabled } from '../use-keys.ts';

const text = review.keys;

type Props = { rows?: readonly (readonly [key: string, action: string])[]; onClose: () => void };

export function KeysHelp({ rows = text.rows, onClose }: Props) {
  const [enabled, setEnabled] = useKeysEnabled();
  return (
    <Dialog label={text.heading} className={rows.length > 10 ? 'w-160' : 'w-80'} onClose={onClose}>
      <h2 className="mb-3 text-base font-semibold">{text.heading}</h2>
      <dl className={`mb-4 gap-x-8 ${rows.length > 10 ? 'sm:columns-2' : ''}`}>
        {rows.map(([key, action]) => (
          <div key={key} className="grid break-inside-avoid grid-cols-[6.5rem_1fr] gap-x-3 pb-1.5">
            <dt className="font-mono text-xs leading-5">{key}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <div className="flex items-center justify-between gap-3">
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            className="size-4"
            checked={enabled}
            onChange={({ target }) => setEnabled(target.checked)}
          />
          {text.enabled}
        </label>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </Dialog>
  );
}
