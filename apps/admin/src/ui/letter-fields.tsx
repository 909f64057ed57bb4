import type { ReactNode } from 'react';
import { focusedInDialog } from './focused.ts';

type Letter = { subject: string; text: string };
type Props = {
  labels: Letter;
  letter: Letter;
  readOnly?: boolean;
  /** Classes of the text's field. */
  className: string;
  onEdit: (changes: Partial<Letter>) => void;
  /** Stands below the subject. */
  children?: ReactNode;
};

export function LetterFields({ labels, letter, readOnly, className, onEdit, children }: Props) {
  return (
    <>
      <label className="grid gap-1">
        <span className="text-muted">{labels.subject}</span>
        <input
          className="field"
          dir="auto"
          readOnly={readOnly}
          maxLength={150}
          value={letter.subject}
          onChange={({ target }) => onEdit({ subject: target.value })}
        />
      </label>
      {children}
      <label className="grid gap-1">
        <span className="text-muted">{labels.text}</span>
        <textarea
          ref={focusedInDialog}
          className={`field py-2 text-sm ${className}`}
          dir="auto"
          readOnly={readOnly}
          maxLength={5_000}
          value={letter.text}
          onChange={({ target }) => onEdit({ text: target.value })}
        />
      </label>
    </>
  );
}
