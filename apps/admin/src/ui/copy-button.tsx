import { useState } from 'react';
import { copying as text, copyText } from './copy-text.ts';

export function CopyButton({ value, label }: { value: string; label: string }) {
  const [done, setDone] = useState<boolean>();
  return (
    <button
      type="button"
      aria-label={done ? text.copied : text.copyOf(label)}
      className="ml-1.5 min-h-6 cursor-pointer rounded-md px-1.5 text-xs text-link ring-1 ring-line hover:bg-tint"
      onClick={() => void copyText(value).then(setDone)}
      onBlur={() => setDone(undefined)}
    >
      {done === undefined ? text.copy : <span role="status">{done ? text.copied : text.refused}</span>}
    </button>
  );
}
