import type { ReactNode } from 'react';

const tones = {
  paper: 'bg-paper text-ink',
  white: 'bg-white text-ink',
  blush: 'bg-blush-soft text-ink',
  ink: 'bg-ink text-white',
} as const;

type Tone = keyof typeof tones;

type SectionProps = { id?: string; tone: Tone; glow?: boolean; children: ReactNode };

export function Section({ id, tone, glow, children }: SectionProps) {
  return (
    <section id={id} className={`relative overflow-clip py-8 sm:py-20 md:py-28 ${tones[tone]}`}>
      {glow && <div className="glow" />}
      <div className="relative mx-auto max-w-7xl px-4 md:px-8">{children}</div>
    </section>
  );
}

type HeadingProps = {
  eyebrow: string;
  title: string;
  lead?: string | undefined;
  tone?: 'light' | 'dark';
  centred?: boolean;
  /** On a phone the lead is left out. */
  brief?: boolean;
};

export function SectionHeading({ eyebrow, title, lead, tone = 'dark', centred, brief }: HeadingProps) {
  const dark = tone === 'dark';
  return (
    <div className={`max-w-2xl ${centred ? 'mx-auto text-center' : ''}`}>
      <p className={`eyebrow ${dark ? 'text-peony-600' : 'text-blush'}`}>{eyebrow}</p>
      <h2 className="mt-3 font-display text-3xl text-balance sm:text-4xl md:text-5xl">{title}</h2>
      {lead && (
        <p
          className={`mt-4 text-pretty sm:mt-5 sm:text-lg ${brief ? 'max-sm:hidden' : ''} ${dark ? 'text-stone' : 'text-white/70'}`}
        >
          {lead}
        </p>
      )}
    </div>
  );
}
