import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { useMay } from '../../../api/session.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { useKeys } from '../use-keys.ts';
import { Composer } from './composer.tsx';
import { useTemplates } from './use-answers.ts';

export function AnswerButton({ application }: { application: ReviewedApplication }) {
  const [writing, setWriting] = useState(false);
  const [draft] = useDraft('answer', application.id);
  const allowed = useMay('applications.review');
  // Loaded before the composer opens, so that its keys work at once.
  useTemplates();
  const open = () => setWriting(allowed);
  useKeys({ a: open, e: open });
  if (!allowed) return null;
  return (
    <>
      <Button look="primary" className="ml-auto" onClick={open}>
        {draft ? text.openDraft : text.open}
      </Button>
      {writing && <Composer application={application} onClose={() => setWriting(false)} />}
    </>
  );
}
