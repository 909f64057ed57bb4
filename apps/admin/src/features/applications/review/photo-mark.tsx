import { useId } from 'react';
import { useStaff } from '../../../api/session.ts';

/** A watermark across a photo with the viewer's name and the time, so that screenshots have it too. */
export function PhotoMark({ at }: { at: Date }) {
  const id = useId();
  const { email } = useStaff();
  const mark = `${email.split('@')[0]} · ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const width = mark.length * 8 + 40;
  return (
    <svg aria-hidden="true" className="photo-mark pointer-events-none absolute inset-0 size-full">
      <pattern id={id} width={width} height="160" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
        <text y="40">{mark}</text>
        <text x={width / 2} y="120">
          {mark}
        </text>
        <text x={-width / 2} y="120">
          {mark}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
