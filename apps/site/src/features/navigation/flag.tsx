import type { ReactNode } from 'react';
import type { LocaleId } from '@blue-peony/contracts';

const stripes = (...colors: string[]) =>
  colors.map((fill, index) => (
    <path key={index} fill={fill} d={`M0 ${(index * 16) / colors.length}h24v${16 / colors.length}H0z`} />
  ));

// Short where they are like the brand: only its shades, which are written in full, become an owner's.
const flags: Record<LocaleId, ReactNode> = {
  us: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.24"
        d="M0 .6h24M0 3.100h24M0 5.550h24M0 8h24M0 10.450h24M0 12.900h24M0 15.400h24"
      />
      <path fill="#336" d="M0 0h10.500v8.600H0z" />
    </>
  ),
  pl: stripes('#fff', '#dc143c'),
  de: stripes('#000', '#d00', '#ffce00'),
  ukr: stripes('#05b', '#ffd700'),
  th: stripes('#a51931', '#f4f5f8', '#224', '#224', '#f4f5f8', '#a51931'),
};

export function Flag({ id }: { id: LocaleId }) {
  return (
    <svg
      viewBox="0 0 24 16"
      aria-hidden="true"
      focusable="false"
      className="h-4 w-6 rounded-[3px] shadow-[0_0_0_1px_rgb(255_255_255/.15)]"
    >
      {flags[id]}
    </svg>
  );
}
