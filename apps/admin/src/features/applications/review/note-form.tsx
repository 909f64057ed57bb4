import type { ReviewedApplication } from '@blue-peony/contracts';
import type { RefObject } from 'react';
import { useDraft } from '../../../drafts/use-draft.ts';
import { review } from '../review-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { NoteField } from './note-field.tsx';
import { useAddNote } from './use-stream.ts';

const text = review.notes;

type Props = { application: ReviewedApplication; field: RefObject<HTMLTextAreaElement | null> };

export function NoteForm({ application, field }: Props) {
  const [draft = '', setDraft] = useDraft('note', application.id);
  const adding = useAddNote(application, () => setDraft(undefined));
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() && !adding.isPending) adding.mutate(draft.trim());
      }}
    >
      <NoteField
        field={field}
        aria-label={text.label}
        rows={2}
        readOnly={adding.isPending}
        value={draft}
        onText={setDraft}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <ErrorText>{adding.isError && text.failed}</ErrorText>
      <Button type="submit" className="justify-self-start" disabled={!draft.trim() || adding.isPending}>
        {text.add}
      </Button>
    </form>
  );
}
