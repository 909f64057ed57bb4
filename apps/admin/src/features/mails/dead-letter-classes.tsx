import { deadLetterClasses, type DeadLetterClass } from '@blue-peony/contracts';
import { mails } from '../../i18n/mails.ts';
import { Button } from '../../ui/button.tsx';

const text = mails.dead;

type Props = {
  counts: Record<DeadLetterClass, number>;
  busy: boolean;
  onReplay: (of: DeadLetterClass) => void;
};

export function DeadLetterClasses({ counts, busy, onReplay }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {deadLetterClasses
        .filter((of) => counts[of] > 0)
        .map((of) => (
          <li key={of} className="grid content-start gap-2 justify-items-start">
            <p className="font-semibold">{text.classes[of].heading(counts[of])}</p>
            <p className="text-ink/75">{text.classes[of].explain}</p>
            <Button look="quiet" disabled={busy} onClick={() => onReplay(of)}>
              {text.replayAll(counts[of])}
            </Button>
          </li>
        ))}
    </ul>
  );
}
