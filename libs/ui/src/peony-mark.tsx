const petals = [0, 72, 144, 216, 288];

/** The brand's mark: five petals round a blush heart. It says nothing to screen readers; the name stands beside it. */
export function PeonyMark({ className }: { className?: string }) {
  return (
    <svg viewBox="-24 -24 48 48" className={className} aria-hidden="true" focusable="false">
      {petals.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0-2C-13-7-12-23-4-22q4 .6 4 4 0-3.4 4-4C12-23 13-7 0-2Z"
          fill="#4c6fff"
        />
      ))}
      {petals.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn + 36})`}
          d="M0-1C-8-5-7-15-2-14q2 .5 2 2 0-1.5 2-2C7-15 8-5 0-1Z"
          fill="#8ea8ff"
        />
      ))}
      <circle r="4" fill="#f7b8c8" />
    </svg>
  );
}
