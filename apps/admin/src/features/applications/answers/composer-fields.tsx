import { applicationReference, type Answer } from '@blue-peony/contracts';
import { useColleagues } from '../../../api/colleagues.ts';
import { useMailbox } from '../../../api/mailbox.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { LetterFields } from '../../../ui/letter-fields.tsx';
import { Moment } from '../../../ui/moment.tsx';
import type { Words } from './draft.ts';

export function OvertakenNotice({ answer, onSeen }: { answer: Answer; onSeen: () => void }) {
  const { nameOf } = useColleagues();
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-warning-tint p-3 text-warning">
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

type AskedProps = { channel: 'whatsapp' | 'copied'; onSent: () => void; onNot: () => void };

/** Only the writer knows whether she has sent what she took along. */
export function AskedNotice({ channel, onSent, onNot }: AskedProps) {
  return (
    <div
      role="group"
      aria-label={text.asked[channel]}
      className="flex flex-wrap items-center gap-2 rounded-lg bg-warning-tint p-3"
    >
      <p className="mr-auto">{text.asked[channel]}</p>
      <Button look="primary" onClick={onSent}>
        {text.wasSent}
      </Button>
      <Button onClick={onNot}>{text.wasNotSent}</Button>
    </div>
  );
}

type WordProps = { applicationId: string; words: Words; readOnly: boolean; onEdit: (changes: Partial<Words>) => void };

export function WordFields({ applicationId, words, readOnly, onEdit }: WordProps) {
  /** Only a reply that does not come to the desk needs it. */
  const byReference = useMailbox()?.state === 'off';
  return (
    <LetterFields readOnly={readOnly} labels={text} letter={words} className="h-[17dvh] min-h-28" onEdit={onEdit}>
      {byReference && (
        <p className="text-xs text-muted [@media(max-height:52rem)]:sr-only">
          {text.subjectNote(applicationReference(applicationId))}
        </p>
      )}
    </LetterFields>
  );
}
