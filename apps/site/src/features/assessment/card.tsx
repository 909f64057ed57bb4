import type { ReactNode } from 'react';

const tones = {
  waiting: 'border-peony-500 bg-white',
  qualified: 'border-success bg-[#eefaf4]',
  rejected: 'border-danger bg-[#fdf0ee]',
} as const;

export function Card({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div className={`rounded-3xl border-t-8 px-6 py-12 text-center shadow-2xl shadow-black/40 sm:px-12 ${tones[tone]}`}>
      {children}
    </div>
  );
}
