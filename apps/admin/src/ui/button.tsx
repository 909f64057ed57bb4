import type { ComponentProps } from 'react';

const solid = 'font-semibold text-on-solid shadow-sm disabled:bg-sunken disabled:text-muted disabled:shadow-none';

const looks = {
  /** The one thing that a page or dialog is for. */
  primary: `${solid} bg-primary hover:bg-primary-deep`,
  secondary:
    'bg-surface font-medium text-body shadow-sm ring-1 ring-line hover:bg-tint hover:ring-control disabled:text-muted disabled:shadow-none',
  /** For what is seldom pressed beside others. */
  quiet: 'font-medium text-muted hover:bg-sunken hover:text-body disabled:opacity-60',
  onInk: 'bg-white/10 font-medium text-white hover:bg-white/20 disabled:opacity-60',
  /** Cannot be undone by the one who presses it. */
  danger: `${solid} bg-danger hover:bg-danger/85`,
  /** Leads to what a `danger` confirms. */
  warning:
    'bg-surface font-medium text-danger shadow-sm ring-1 ring-danger/60 hover:bg-danger-tint disabled:text-muted disabled:shadow-none',
};

type Props = ComponentProps<'button'> & {
  look?: keyof typeof looks;
  /** Temporarily without effect. Not `disabled`, because a disabled button loses the focus. */
  busy?: boolean;
};

export function Button({ look = 'secondary', className = '', type = 'button', busy = false, onClick, ...rest }: Props) {
  return (
    <button
      type={type}
      className={`min-h-9 rounded-lg px-3 text-sm whitespace-nowrap transition-colors enabled:cursor-pointer aria-disabled:opacity-60 ${looks[look]} ${className}`}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
