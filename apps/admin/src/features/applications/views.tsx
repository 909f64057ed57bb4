import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { list } from './list-words.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { addressOf, useViews } from './use-views.ts';

const text = list.views;
const ViewsDialog = later(async () => (await import('./views-dialog.tsx')).ViewsDialog);

export function PinnedViews() {
  const pinned = useViews().filter((view) => view.pinned);
  if (pinned.length === 0) return null;
  return (
    <nav aria-label={text.pinned} className="mb-2 flex flex-wrap gap-2">
      {pinned.map((view) => (
        <Link
          key={view.id}
          to={addressOf(view)}
          className="rounded-full bg-surface px-3 py-1 text-sm shadow-sm ring-1 ring-line hover:bg-tint"
        >
          {view.name}
        </Link>
      ))}
    </nav>
  );
}

export function ViewsButton({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {/* Outside of the search form, because it has a form of its own. */}
      {open && createPortal(<ViewsDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
