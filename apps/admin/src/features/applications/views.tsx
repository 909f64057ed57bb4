import type { SavedView } from '@blue-peony/contracts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../../router/link.tsx';
import { list } from './list-words.ts';
import { Button } from '../../ui/button.tsx';
import { useCommands } from '../../ui/commands.ts';
import { later } from '../../ui/later.tsx';
import { keptQuery, useFilter } from './filter.ts';
import { addressOf, useViews } from './use-views.ts';

const text = list.views;
const OpeningView = later<{ view: SavedView }>(async () => (await import('./opening-view.tsx')).OpeningView);
const ViewsDialog = later(async () => (await import('./views-dialog.tsx')).ViewsDialog);

export function PinnedViews() {
  const views = useViews();
  const pinned = views.filter((view) => view.pinned);
  const opening = views.find((view) => view.opens);
  const now = keptQuery(useFilter().filter);
  return (
    <>
      {opening && <OpeningView view={opening} />}
      {pinned.length > 0 && (
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
      )}
    </>
  );
}

export function ViewsButton() {
  const [open, setOpen] = useState(false);
  useCommands([{ name: text.open, run: () => setOpen(true) }]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.open}</Button>
      {/* Outside of the search form, because it has a form of its own. */}
      {open && createPortal(<ViewsDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
