import { viewChangesEndpoints as rows, viewOwners, type Endpoint, type SavedView } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../router/link.tsx';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { views as text } from './views-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { SelectField, type Option } from '../../ui/select.tsx';
import { keptQuery, useFilter } from './filter.ts';
import { markOpened } from './opening-view.tsx';
import { addressOf, useViews, viewsKey } from './use-views.ts';

export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const views = useViews();
  const client = useQueryClient();
  const [removing, setRemoving] = useState<SavedView>();
  const change = useMutation({
    mutationFn: ({ row, id, body }: Change) => call(row, { ...(id && { params: { id } }), body }),
    onSuccess: (answer) => {
      client.setQueryData(viewsKey, answer);
      setRemoving(undefined);
    },
  });
  const ask = ({ id }: Pick<SavedView, 'id'>, row: Row, body?: object) => change.mutate({ row, id, body });
  const failed = change.isError ? text.failed : undefined;
  const opening = views.find(({ opens }) => opens);
  return (
    <Dialog label={text.heading} className="w-[28rem]" onClose={onClose}>
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{text.heading}</h2>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
      {viewOwners.map((whose) => (
        <Section key={whose} whose={whose} views={views} onAsk={ask} onRemoving={setRemoving} onClose={onClose} />
      ))}
      <SelectField
        label={text.opens}
        value={opening?.id ?? ''}
        options={[['', text.whole], ...views.map(({ id, name }): Option => [id, name])]}
        onChoose={(id) => {
          markOpened();
          if (id || opening) ask({ id: id || opening!.id }, rows.openWithView, { opens: id !== '' });
        }}
      />
      <SaveForm busy={change.isPending} onSave={(body) => change.mutateAsync({ row: rows.saveView, body })} />
      <ErrorText>{!removing && failed}</ErrorText>
      {removing && (
        <FormDialog
          words={{ ...text.removing, heading: text.removing.heading(removing.name) }}
          error={failed}
          busy={change.isPending}
          danger
          onSubmit={() => ask(removing, rows.removeTeamView)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Dialog>
  );
}

type Row = (typeof rows)[keyof typeof rows] & Endpoint;
type Change = { row: Row; id?: string; body?: object | undefined };

type SectionProps = {
  whose: SavedView['whose'];
  views: readonly SavedView[];
  onAsk: (view: SavedView, row: Row, body?: object) => void;
  onRemoving: (view: SavedView) => void;
  onClose: () => void;
};

/** The views of one owner. Only managers share, and remove what the team has. */
function Section({ whose, views, onAsk, onRemoving, onClose }: SectionProps) {
  const manages = useMay('applications.manage');
  const own = whose === 'own';
  const shown = views.filter((view) => view.whose === whose);
  const act = (label: string, ask: () => void, name: string) => (
    <Button look="quiet" className="px-2.5!" aria-label={name} onClick={ask}>
      {label}
    </Button>
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label={text.groups[whose]} className="mb-4">
      <h3 className="text-xs font-semibold text-muted">{text.groups[whose]}</h3>
      <ul className="divide-y divide-line">
        {shown.map((view) => {
          const pin = view.pinned ? text.unpin : text.pin;
          return (
            <li key={view.id} className="flex flex-wrap items-center gap-x-2 py-1">
              <Link className="text-link py-1.5 wrap-anywhere" to={addressOf(view)} onClick={onClose}>
                {view.name}
              </Link>
              <span className="-mr-2.5 ml-auto flex">
                {act(pin, () => onAsk(view, rows.pinView, { pinned: !view.pinned }), `${pin} ${view.name}`)}
                {own && manages && act(text.share, () => onAsk(view, rows.shareView), text.shareOf(view.name))}
                {own && act(text.remove, () => onAsk(view, rows.removeView), text.removeOf(view.name))}
                {whose === 'team' && manages && act(text.remove, () => onRemoving(view), text.removeOf(view.name))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type SaveProps = { busy: boolean; onSave: (view: { name: string; query: string }) => Promise<unknown> };

function SaveForm({ busy, onSave }: SaveProps) {
  const { filter } = useFilter();
  const [name, setName] = useState('');
  return (
    <form
      className="mt-4 grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const saved = () => setName((now) => (now === name ? '' : now));
        void onSave({ name, query: keptQuery(filter) }).then(saved, () => undefined);
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
      <Button look="primary" type="submit" busy={busy} className="justify-self-start">
        {text.save}
      </Button>
    </form>
  );
}
