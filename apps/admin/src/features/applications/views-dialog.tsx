import { viewsEndpoints, type SavedView } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../router/link.tsx';
import { call } from '../../api/call.ts';
import { views as text } from './views-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { keptQuery, useFilter } from './filter.ts';
import { addressOf, useViews, viewsKey } from './use-views.ts';

export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const views = useViews();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (ask: () => Promise<{ items: SavedView[] }>) => ask(),
    onSuccess: (answer) => client.setQueryData(viewsKey, answer),
  });
  const { mutate } = change;
  const pin = ({ id, pinned }: SavedView) =>
    mutate(() => call(viewsEndpoints.pinView, { params: { id }, body: { pinned: !pinned } }));
  const remove = ({ id }: SavedView) => mutate(() => call(viewsEndpoints.removeView, { params: { id } }));
  return (
    <Dialog label={text.heading} className="w-[26rem]" onClose={onClose}>
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{text.heading}</h2>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
      {views.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="grid gap-1">
        {views.map((view) => (
          <li key={view.id} className="flex items-center gap-2">
            <Link className="text-link mr-auto py-1 wrap-anywhere" to={addressOf(view)} onClick={onClose}>
              {view.name}
            </Link>
            <Button aria-label={text.pinOf(view.name)} aria-pressed={view.pinned} onClick={() => pin(view)}>
              {view.pinned ? text.unpin : text.pin}
            </Button>
            <Button aria-label={text.removeOf(view.name)} onClick={() => remove(view)}>
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      <SaveForm onSave={(body) => mutate(() => call(viewsEndpoints.saveView, { body }))} />
      <ErrorText>{change.isError && text.failed}</ErrorText>
    </Dialog>
  );
}

function SaveForm({ onSave }: { onSave: (view: { name: string; query: string }) => void }) {
  const { filter } = useFilter();
  const [name, setName] = useState('');
  return (
    <form
      className="mt-4 grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name, query: keptQuery(filter) });
        setName('');
      }}
    >
      <label className="grid gap-1 font-medium">
        {text.name}
        <input
          className="field text-sm"
          required
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p className="text-muted">{text.explain}</p>
      <Button look="primary" type="submit" className="justify-self-start">
        {text.save}
      </Button>
    </form>
  );
}
