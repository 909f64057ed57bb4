import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import { Mark } from '@blue-peony/ui';

export function Door({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main className="sign-in-backdrop grid min-h-dvh place-items-center px-4 py-10">
      <title>{`${heading} · ${agency.name}`}</title>
      <div className="w-full max-w-sm rounded-2xl bg-surface p-6 shadow-2xl shadow-stage/40 sm:p-8">
        <div className="mb-6 flex items-center gap-2.5 font-semibold tracking-tight">
          <Mark className="size-7 shrink-0" />
          {agency.name}
        </div>
        <h1 className="mb-5 text-2xl font-semibold tracking-tight">{heading}</h1>
        {children}
      </div>
    </main>
  );
}
