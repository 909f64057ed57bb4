import type { ReviewedApplication } from '@blue-peony/contracts';
import type { RefObject } from 'react';
import { useDraft } from '../../../drafts/use-draft.ts';
import { review } from '../review-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { useAddNote } from './use-stream.ts';

const text = review.notes;
export const longestNote = 2_000;

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
      <textarea
        ref={field}
        aria-label={text.label}
        dir="auto"
        className="field min-h-18 py-2 text-sm"
        rows={2}
        maxLength={longestNote}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
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
