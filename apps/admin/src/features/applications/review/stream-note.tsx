import type { StreamNote } from '@blue-peony/contracts';
import { useRef, useState } from 'react';
import { useMay, useStaff } from '../../../api/session.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { stream } from './history-words.ts';
import { Button } from '../../../ui/button.tsx';
import { focused } from '../../../ui/focused.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { NoteField } from './note-field.tsx';
import { NoteText } from './note-text.tsx';
import { useChangeNote } from './use-stream.ts';

const text = stream.note;

export function StreamNoteCard({ id, note, who }: { id: string; note: StreamNote; who: string }) {
  const [draft, setDraft] = useDraft('note', note.id);
  const { id: own } = useStaff();
  const manages = useMay('applications.manage');
  const mayChange = note.author_id === own || manages;
  /** False: the focus was in the field or on its buttons, which are gone, and belongs on what opens them again. */
  const [begun, setBegun] = useState<boolean>();
  const [asking, setAsking] = useState(false);
  const editing = begun || draft !== undefined;
  const edit = () => {
    setBegun(true);
    setDraft(note.text);
  };
  const leave = () => {
    setBegun(card.current?.contains(document.activeElement) ? false : undefined);
    setDraft(undefined);
  };
  const card = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const changing = useChangeNote(id, note, leave);
  return (
    <article ref={card} className="grid gap-1 rounded-lg bg-page px-3 py-2">
      <p className="text-xs text-muted">
        {who} · <Moment at={note.created_at} />
        {note.edited_at && ` · ${text.edited}`}
      </p>
      {!editing ? (
        <NoteText note={note} />
      ) : (
        <NoteField
          field={field}
          aria-label={text.label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands in the place of the button that was pressed
          autoFocus
          readOnly={changing.isPending}
          value={draft ?? ''}
          onText={setDraft}
          onKeyDown={({ key }) => key === 'Escape' && (draft === note.text ? leave() : field.current?.blur())}
        />
      )}
      <ErrorText>{changing.isError && !asking && text.failed}</ErrorText>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {!editing ? (
            <>
              <Button ref={begun === false ? focused : undefined} aria-label={text.editOf(who)} onClick={edit}>
                {text.edit}
              </Button>
              <Button aria-label={text.removeOf(who)} disabled={changing.isPending} onClick={() => setAsking(true)}>
                {text.remove}
              </Button>
            </>
          ) : (
            <>
              <Button
                look="primary"
                disabled={!draft?.trim()}
                busy={changing.isPending}
                onClick={() => changing.mutate(draft!.trim())}
              >
                {text.save}
              </Button>
              <Button onClick={leave}>{text.cancel}</Button>
            </>
          )}
        </div>
      )}
      {asking && (
        <FormDialog
          danger
          words={text.sure}
          error={changing.isError ? text.failed : undefined}
          busy={changing.isPending}
          onSubmit={() => changing.mutate(null)}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  );
}
