import { useState } from 'react';
import { application as words } from '../../i18n/application.ts';

const text = words.copy;

export function CopyButton({ value, label }: { value: string; label: string }) {
  const [done, setDone] = useState<boolean>();
  return (
    <button
      type="button"
      aria-label={done ? text.copied : text.copyOf(label)}
      className="ml-1.5 min-h-6 cursor-pointer rounded-md px-1.5 text-xs text-link ring-1 ring-line hover:bg-tint"
      onClick={() =>
        void navigator.clipboard.writeText(value).then(
          () => setDone(true),
          () => setDone(false),
        )
      }
      onBlur={() => setDone(undefined)}
    >
      {done === undefined ? text.copy : <span role="status">{done ? text.copied : text.copyFailed}</span>}
    </button>
  );
}
