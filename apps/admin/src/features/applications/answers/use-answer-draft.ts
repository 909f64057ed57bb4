import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { useStaff } from '../../../api/session.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { editOf, filledIn, ownWords, readDraft, type Draft, type Words } from './draft.ts';
import { useReplies } from './use-replies.ts';
import { useTemplates } from './use-answers.ts';

export function useAnswerDraft(application: ReviewedApplication) {
  const staff = useStaff();
  const [stored, store] = useDraft('answer', application.id);
  // An unchanged draft is not stored, so its key is kept here.
  const [fresh] = useState(() => readDraft(undefined, application));
  const [chosen, setChosen] = useState<Partial<Draft>>({});
  const draft = { ...(stored ? readDraft(stored, application) : fresh), ...chosen };
  const templates = useTemplates();
  // The field is there at once, for what is typed; the subject follows.
  const waiting = useReplies(application.id).data?.items.findLast((reply) => reply.waits);
  const template = templates.data?.items.find((one) => editOf(one) === editOf(draft));
  const words =
    draft.edits[editOf(draft)] ??
    (template && filledIn(template, application, staff)) ??
    (draft.decision === 'own' ? ownWords(draft.language, waiting) : undefined);

  const keep = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setChosen({ decision: next.decision, language: next.language });
    store(Object.keys(next.edits).length > 0 || next.asked ? JSON.stringify(next) : undefined);
  };
  const edit = (changes: Partial<Words>) => {
    if (words) keep({ edits: { ...draft.edits, [editOf(draft)]: { ...words, ...changes } } });
  };
  const undo = () => {
    const { [editOf(draft)]: _, ...edits } = draft.edits;
    store(Object.keys(edits).length > 0 ? JSON.stringify({ ...draft, edits }) : undefined);
  };
  const edited = editOf(draft) in draft.edits;
  return { draft, words, edited, templates, choose: keep, edit, undo, forget: () => store(undefined) };
}
