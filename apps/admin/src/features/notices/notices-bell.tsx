import { useState } from 'react';
import { useNotices } from '../../api/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { notices as text } from './words.ts';

const NoticesDialog = later(async () => (await import('./notices-dialog.tsx')).NoticesDialog);

/** How many notices are new, and the way to them. */
export function NoticesBell() {
  const unseen = useNotices().data?.unseen ?? 0;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="onInk" className="relative px-2!" onClick={() => setOpen(true)}>
        <Icon name="bell" />
        <span className="sr-only">{text.open(unseen)}</span>
        {unseen > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 rounded-full bg-danger px-1.5 py-0.5 text-xs leading-none font-semibold text-on-solid tabular-nums"
          >
            {unseen > 99 ? '99+' : unseen}
          </span>
        )}
      </Button>
      {open && <NoticesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
