import type { MediaKind } from '@blue-peony/agency/schema';
import { site } from './words.ts';

const look = 'size-14 shrink-0 rounded-lg bg-sunken object-cover';

/** A file in small: its smallest form, its first frame, or its kind. A file elsewhere is not loaded. */
export function MediaPicture({ kind, address }: { kind: MediaKind; address: string }) {
  const isOurs = /^\/(api\/)?media\//.test(address);
  if (kind === 'picture' && isOurs)
    return <img src={address.replace(/\d+\.webp$/, smallest)} alt="" loading="lazy" className={look} />;
  if (kind === 'video' && isOurs)
    return <video src={address} muted preload="metadata" tabIndex={-1} aria-hidden="true" className={look} />;
  return (
    <span aria-hidden="true" className={`${look} grid place-items-center text-xs text-muted`}>
      {site.media.kinds[kind].slice(0, 3)}
    </span>
  );
}

const smallest = (own: string): string => `${Math.min(480, Number.parseInt(own))}.webp`;
