import type { Site } from '@blue-peony/contracts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { nameOf } from './naming.ts';
import { useShownDraft } from './use-site-draft.ts';
import { site } from './words.ts';

const text = site.state;
const namedOthers = 3;

/** What visitors see, whether the draft is saved, and who else works on it. */
export function DraftState({ published, rendering: { state, reason = '' } }: Site) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p role="status" className={state === 'failed' ? 'text-danger' : 'text-muted'}>
          {state === 'failed' && text.failed(reason)}
          {state === 'rendering' && text.rendering(published?.number ?? 0)}
          {state === 'current' && (published ? text.current(published.number) : text.none)}
        </p>
        <Saved />
      </div>
      <Others />
    </>
  );
}

function Saved() {
  const { at, by, isSaved, asked, saving } = useShownDraft();
  if (saving.refused || saving.failed) return <ErrorText>{saving.refused ? text.refused : text.again}</ErrorText>;
  return (
    <p role="status" className="text-muted">
      {asked.length > 0 ? text.held : saving.isPending ? text.saving : !isSaved ? text.unsaved : ''}
      {isSaved && !at && text.untouched}
      {isSaved && at && (
        <>
          {text.saved} <Moment at={at} /> {by && text.by(by)}
        </>
      )}
    </p>
  );
}

function Others() {
  const { others, seeOthers } = useShownDraft();
  if (!others || others.keys.length === 0) return null;
  const { by, keys } = others;
  const names = [...new Set(keys.map(nameOf))];
  const shown = names.slice(0, namedOthers);
  const rest = names.length - shown.length;
  const what = [...shown, ...(rest > 0 ? [site.others.more(rest)] : [])].join('; ');
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-tint px-3 py-2 text-sm wrap-anywhere"
    >
      <span className="grow basis-60">{site.others.changed(by, what)}</span>
      <Button onClick={seeOthers}>{site.others.seen}</Button>
    </p>
  );
}
