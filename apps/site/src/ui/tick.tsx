import type { ReactNode } from 'react';

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** A box to tick, with its sentence beside it. */
export function Tick({ checked, onChange, children }: Props) {
  return (
    <label className="flex items-start gap-3 text-base text-pretty text-ink">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0 rounded accent-peony-600"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
