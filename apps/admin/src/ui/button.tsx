import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-peony-600 text-white hover:bg-peony-700 disabled:bg-ink/8 disabled:text-ink/60',
  onInk: 'bg-white/10 text-white hover:bg-white/20 disabled:opacity-60',
  /** Cannot be undone by the one who presses it. */
  danger: 'bg-danger text-white hover:bg-danger/85 disabled:bg-ink/8 disabled:text-ink/60',
  /** Leads to what a `danger` confirms. */
  warning: 'bg-white text-danger ring-1 ring-danger/60 hover:bg-danger/5 disabled:text-ink/60',
  quiet: 'bg-white text-ink shadow-sm ring-1 ring-ink/15 hover:bg-peony-50 disabled:text-ink/60',
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
