import type { ReviewedApplication } from '@blue-peony/contracts';
import { useMay } from '../../../api/session.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { useKeys } from '../use-keys.ts';
import { composerId } from './composer.tsx';
import { useTemplates } from './use-answers.ts';

type Props = { application: ReviewedApplication; answering: boolean; onAnswering: (on: boolean) => void };

export function AnswerButton({ application, answering, onAnswering }: Props) {
  const [draft] = useDraft('answer', application.id);
  const allowed = useMay('applications.review');
  // Loaded before the composer opens, so that its keys work at once.
  useTemplates();
  const open = () => {
    if (!allowed) return;
    if (answering) document.querySelector<HTMLElement>(`#${composerId} textarea`)?.focus();
    else onAnswering(true);
  };
  const name = draft ? text.openDraft : text.open;
  useKeys({ a: open, e: open });
  useCommands([{ name, keys: 'a', run: allowed && open }]);
  if (!allowed) return null;
  return (
    <Button look="primary" aria-expanded={answering} onClick={open}>
      {name}
    </Button>
  );
}
