import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../../router/link.tsx';
import { list } from './list-words.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { keptQuery, useFilter } from './filter.ts';
import { addressOf, useViews } from './use-views.ts';

const text = list.views;
const ViewsDialog = later(async () => (await import('./views-dialog.tsx')).ViewsDialog);

export function PinnedViews() {
  const pinned = useViews().filter((view) => view.pinned);
  const now = keptQuery(useFilter().filter);
  if (pinned.length === 0) return null;
  return (
    <nav aria-label={text.pinned} className="flex flex-wrap gap-1">
      {pinned.map((view) => (
        <Link
          key={view.id}
          to={addressOf(view)}
          aria-current={view.query === now ? 'page' : undefined}
          className="flex min-h-9 max-w-48 items-center truncate rounded-lg px-2.5 text-sm font-medium text-muted hover:bg-tint hover:text-body aria-[current]:bg-tint aria-[current]:text-body"
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
