import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-primary text-on-solid hover:bg-primary-deep disabled:bg-sunken disabled:text-muted',
  onInk: 'bg-white/10 text-white hover:bg-white/20 disabled:opacity-60',
  /** Cannot be undone by the one who presses it. */
  danger: 'bg-danger text-on-solid hover:bg-danger/85 disabled:bg-sunken disabled:text-muted',
  /** Leads to what a `danger` confirms. */
  warning: 'bg-surface text-danger ring-1 ring-danger/60 hover:bg-danger-tint disabled:text-muted',
  quiet: 'bg-surface text-body shadow-sm ring-1 ring-line hover:bg-tint disabled:text-muted',
};

type Props = ComponentProps<'button'> & {
  look?: keyof typeof looks;
  /** Temporarily without effect. Not `disabled`, because a disabled button loses the focus. */
  busy?: boolean;
};

export function Button({ look = 'quiet', className = '', type = 'button', busy = false, onClick, ...rest }: Props) {
  return (
    <button
      type={type}
      className={`min-h-9 rounded-lg px-2.5 text-sm font-medium whitespace-nowrap transition-colors enabled:cursor-pointer aria-disabled:opacity-60 ${looks[look]} ${className}`}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
