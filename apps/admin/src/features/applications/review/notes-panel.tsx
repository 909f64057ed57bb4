import type { ReviewDetail } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useDraft } from '../../../drafts/use-draft.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { addNote } from '../api.ts';
import { patchLists } from '../pages.ts';
import { detailKey } from './use-review.ts';

const text = messages.review.notes;
const longest = 2_000;

type Props = { id: string; detail: ReviewDetail | undefined; field: RefObject<HTMLTextAreaElement | null> };

/** What staff tell each other about an applicant. */
export function NotesPanel({ id, detail, field }: Props) {
  const client = useQueryClient();
  const [draft = '', setDraft] = useDraft('note', id);
  const adding = useMutation({
    mutationFn: (note: string) => addNote(id, note),
    onSuccess: (note) => {
      setDraft(undefined);
      const known = client.getQueryData<ReviewDetail>(detailKey(id));
      if (!known) return;
      const notes = [...known.notes, note];
      client.setQueryData<ReviewDetail>(detailKey(id), { ...known, notes, note_count: notes.length });
      patchLists(client, id, { note_count: notes.length });
    },
  });
  return (
    <Panel heading={text.heading}>
      {detail?.notes.length === 0 && <p className="text-ink/65">{text.none}</p>}
      <ul className="grid gap-2 empty:hidden">
        {detail?.notes.map((note) => (
          <li key={note.id} className="rounded-lg bg-paper px-3 py-2">
            <p className="text-xs text-ink/70">
              {note.author ?? text.formerStaff} · <Moment at={note.created_at} />
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
          </li>
        ))}
      </ul>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.trim() && !adding.isPending) adding.mutate(draft.trim());
        }}
      >
        <textarea
          ref={field}
          aria-label={text.label}
          className="field min-h-18 py-2 text-sm"
          rows={2}
          maxLength={longest}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        <ErrorText>{adding.isError && text.failed}</ErrorText>
        <Button type="submit" look="quiet" className="justify-self-start" disabled={!draft.trim() || adding.isPending}>
          {text.add}
        </Button>
      </form>
    </Panel>
  );
}
