import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { label: string; hint?: string };

export function Field({ label, hint, className = '', ...rest }: Props) {
  return (
    <label className="grid gap-1.5 text-sm font-medium">
      {label}
      <input className={`field ${className}`} {...rest} />
      {hint && <span className="text-xs font-normal text-muted">{hint}</span>}
    </label>
  );
}
