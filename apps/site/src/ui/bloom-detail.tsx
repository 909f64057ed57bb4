/** Reuses a part of the page's flower as artwork in another place. */
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
