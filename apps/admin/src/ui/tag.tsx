import type { ReactNode } from 'react';

const tones = {
  plain: 'bg-sunken text-body',
  accent: 'bg-tint text-link no-underline',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
};

type Props = { tone?: keyof typeof tones; className?: string; children: ReactNode };

/** A word or two about the state of what it stands beside. */
export function Tag({ tone = 'plain', className = '', children }: Props) {
  return (
    <span
      className={`inline-block rounded-full px-2 text-xs/5 font-medium whitespace-nowrap ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
