import type { CSSProperties } from 'react';
import { useStaff } from '../../api/session.ts';

/** Along the edges and in the lower third, so that none crosses the middle of a face. */
const rows = ['top-[2%]', 'bottom-[20%] -indent-16', 'bottom-[2%] -indent-32'];
/** Enough for the widest stage. */
const times = 12;

type Props = { at: Date; style?: CSSProperties };

/** A watermark on a photo with the viewer's name and the time, so that screenshots have it too. */
export function PhotoMark({ at, style }: Props) {
  const { email } = useStaff();
  const mark = `${email.split('@')[0]} · ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return (
    <span aria-hidden="true" className="photo-mark pointer-events-none absolute inset-0 overflow-hidden" style={style}>
      {rows.map((place) => (
        <span key={place} className={`absolute inset-x-0 whitespace-pre ${place}`}>
          {`${mark}      `.repeat(times)}
        </span>
      ))}
    </span>
  );
}
