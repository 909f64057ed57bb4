import type { ReactNode } from 'react';
import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

const petals = [0, 90, 180, 270];

/** In the order of the content: compass, engine, ladder, map. */
const drawings: readonly ReactNode[] = [
  <>
    <circle cx="60" cy="60" r="46" />
    <circle cx="60" cy="60" r="38" strokeDasharray="1 8.95" />
    {petals.map((turn) => (
      <path key={turn} d="M60 60l-7-7 7-30 7 30z" transform={`rotate(${turn} 60 60)`} className="fill-blush/25" />
    ))}
    <circle cx="60" cy="60" r="3.5" />
  </>,
  <>
    <path d="M96 60a36 36 0 0 1-61 26M24 60a36 36 0 0 1 61-26" />
    <path d="M86 20v15H71M34 100V85h15" />
    <rect x="44" y="44" width="32" height="32" rx="7" className="fill-blush/25" />
    <path d="M52 66l7-8 5 5 4-4 4 6" />
  </>,
  <>
    <path d="M18 100h22V80h22V60h22V40h20" />
    {[
      [29, 66],
      [51, 46],
      [73, 26],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="8" className="fill-blush/25" />
    ))}
    <path d="M18 100h86" strokeDasharray="2 6" />
  </>,
  <>
    <path d="M60 16l36 12v28c0 24-16 40-36 48-20-8-36-24-36-48V28z" />
    <path d="M60 34c11 0 18 8 18 18 0 13-18 30-18 30S42 65 42 52c0-10 7-18 18-18z" className="fill-blush/25" />
    <circle cx="60" cy="52" r="6" />
  </>,
];

export function Frameworks({ content: { items, ...heading } }: { content: GuideSalesContent['frameworks'] }) {
  return (
    <Section id="frameworks" tone="ink" glow>
      <SectionHeading {...heading} tone="light" />
      <div className="mt-14 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }, index) => (
          <article key={title} className="rounded-3xl bg-white/7 p-7">
            <svg
              viewBox="0 0 120 120"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              focusable="false"
              className="w-28 text-blush"
            >
              {drawings[index]}
            </svg>
            <h3 className="mt-6 font-display text-2xl">{title}</h3>
            <p className="mt-2 text-pretty text-white/75">{text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
