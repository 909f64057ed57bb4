import { useEffect, type ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import { Mark } from '@blue-peony/ui';
import { loadFonts } from '../ui/fonts.ts';
import { later } from '../ui/later.tsx';

const Bloom = later(async () => (await import('../ui/flower.ts')).Bloom);
const AgencyNow = later(async () => (await import('../api/agency-now.ts')).AgencyNow);

export function Door({ heading, children }: { heading: string; children: ReactNode }) {
  useEffect(() => void loadFonts(), []);
  return (
    <main className="door grid min-h-dvh place-items-center overflow-clip px-4 py-10">
      <title>{`${heading} · ${agency.name}`}</title>
      <AgencyNow />
      <Bloom className="door-flower" />
      <div className="relative w-full max-w-sm rounded-3xl bg-surface p-6 shadow-2xl shadow-black/40 ring-1 ring-white/10 sm:p-8">
        <div className="mb-6 flex items-center gap-2.5 font-semibold">
          <Mark className="size-8 shrink-0" />
          {agency.name}
        </div>
        <h1 className="mb-5 font-display text-3xl text-balance">{heading}</h1>
        {children}
      </div>
    </main>
  );
}
