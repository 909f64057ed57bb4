import { applicationReference, type Answer } from '@blue-peony/contracts';
import { useColleagues } from '../../../api/colleagues.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../../ui/moment.tsx';
import type { Words } from './draft.ts';

export function OvertakenNotice({ answer, onSeen }: { answer: Answer; onSeen: () => void }) {
  const { nameOf } = useColleagues();
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-amber-100 p-3 text-amber-900">
      <p>
        {text.overtaken(nameOf(answer.staff_id), answer.channel)} <Moment at={answer.at} />
      </p>
      <p dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
        {answer.text}
      </p>
      <Button className="justify-self-start" onClick={onSeen}>
        {text.seen}
      </Button>
    </div>
  );
}

type WordProps = { applicationId: string; words: Words; onEdit: (changes: Partial<Words>) => void };

export function WordFields({ applicationId, words, onEdit }: WordProps) {
  return (
    <>
      <label className="grid gap-1">
        <span className="text-ink/70">{text.subject}</span>
        <input
          className="field"
          dir="auto"
          maxLength={150}
          value={words.subject}
          onChange={({ target }) => onEdit({ subject: target.value })}
        />
      </label>
      <p className="text-xs text-ink/65">{text.subjectNote(applicationReference(applicationId))}</p>
      <label className="grid gap-1">
        <span className="text-ink/70">{text.text}</span>
        <textarea
          className="field min-h-64 py-2 text-sm"
          rows={12}
          dir="auto"
          maxLength={5_000}
          value={words.text}
          onChange={({ target }) => onEdit({ text: target.value })}
        />
      </label>
    </>
  );
}
