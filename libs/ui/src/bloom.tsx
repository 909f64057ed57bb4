import { flower } from '@blue-peony/agency';

/** The flower of the first screen. */
export function Bloom({ className }: { className?: string }) {
  return (
    <svg
      viewBox={flower.viewBox}
      className={className}
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- a drawing from the agency's own sources
      dangerouslySetInnerHTML={{ __html: flower.drawing }}
    />
  );
}

/** Reuses a part of the page's {@link Bloom} as artwork in another place. */
export function BloomDetail({ viewBox, className }: { viewBox: string; className?: string }) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <use href="#bloom" />
    </svg>
  );
}
