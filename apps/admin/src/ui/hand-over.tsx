import { useState } from 'react';
import { Button } from './button.tsx';
import { copying, copyText } from './copy-text.ts';
import { Field } from './field.tsx';
import { focused } from './focused.ts';

type Props = {
  words: { explain: string; copy: string; copied: string };
  /** What the colleague needs, to be pasted into whatever they are reached by. */
  note: string;
};

/** In the place of an action that somebody else has to decide. */
export function HandOver({ words, note }: Props) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      {words.explain}
      <Button look="quiet" onClick={() => void copyText(note).then(setCopied)}>
        {words.copy}
      </Button>
      <span role="status" className="text-success empty:hidden">
        {copied && words.copied}
      </span>
      {copied === false && (
        <Field
          readOnly
          label={copying.refused}
          value={note}
          ref={focused}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </p>
  );
}
