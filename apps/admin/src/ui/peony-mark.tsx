const petals = [0, 72, 144, 216, 288];

/** The house's flower, as an ornament beside its name. */
export function PeonyMark() {
  return (
    <svg aria-hidden="true" className="size-7 shrink-0" viewBox="0 0 32 32">
      <rect className="fill-ink" width="32" height="32" rx="8" />
      {petals.map((turn) => (
        <ellipse
          key={turn}
          className="fill-peony-300"
          cx="16"
          cy="9.5"
          rx="4"
          ry="6"
          transform={`rotate(${turn} 16 16)`}
        />
      ))}
      <circle className="fill-blush" cx="16" cy="16" r="3.4" />
    </svg>
  );
}
