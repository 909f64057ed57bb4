import type { Language } from '@blue-peony/contracts';

export const homes: Record<Language, string> = {
  en: 'US +1',
  pl: 'PL +48',
  de: 'DE +49',
  ukr: 'UA +380',
  th: 'TH +66',
};

export const CountryFace = ({ children }: { children: string }) => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-y-0 left-0 flex w-27 items-center justify-between rounded-l-xl border-r border-ink/15 pr-2 pl-4 whitespace-nowrap text-stone peer-focus-visible:ring-4 peer-focus-visible:ring-peony-500/40"
  >
    {children}
    <svg viewBox="0 0 12 12" className="size-3" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
    </svg>
  </span>
);
