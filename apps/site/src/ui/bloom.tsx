type Ring = { petals: number; length: number; width: number; turn: number; fill: string };

const rings: readonly Ring[] = [
  { petals: 9, length: 196, width: 74, turn: 4, fill: 'bloom-1' },
  { petals: 9, length: 172, width: 68, turn: 23, fill: 'bloom-2' },
  { petals: 8, length: 146, width: 60, turn: 9, fill: 'bloom-2' },
  { petals: 8, length: 120, width: 50, turn: 31, fill: 'bloom-3' },
  { petals: 7, length: 94, width: 42, turn: 12, fill: 'bloom-3' },
  { petals: 6, length: 70, width: 34, turn: 40, fill: 'bloom-4' },
  { petals: 5, length: 48, width: 26, turn: 18, fill: 'bloom-5' },
  { petals: 4, length: 28, width: 17, turn: 0, fill: 'bloom-5' },
];

const gradients: readonly (readonly [
  id: string,
  radius: number,
  stops: readonly (readonly [offset: number, color: string])[],
])[] = [
  [
    'bloom-1',
    200,
    [
      [0.35, '#0d1536'],
      [0.72, '#2740b8'],
      [1, '#5677ff'],
    ],
  ],
  [
    'bloom-2',
    174,
    [
      [0.35, '#141f52'],
      [0.75, '#3a5bf0'],
      [1, '#8ea8ff'],
    ],
  ],
  [
    'bloom-3',
    122,
    [
      [0.3, '#22338a'],
      [0.75, '#6d8bff'],
      [1, '#c3d0ff'],
    ],
  ],
  [
    'bloom-4',
    72,
    [
      [0.2, '#3f55c9'],
      [0.7, '#b9b8f2'],
      [1, '#f7dbe6'],
    ],
  ],
  [
    'bloom-5',
    50,
    [
      [0, '#b85f86'],
      [0.6, '#f7b8c8'],
      [1, '#fff1f4'],
    ],
  ],
];

/** A petal that points up from the origin, with the notched, ruffled rim of a peony. */
function petal(length: number, width: number): string {
  const [l, w] = [length, width];
  const side = (s: 1 | -1) => [
    [s * 0.55 * w, -0.12 * l, s * 1.08 * w, -0.5 * l, s * 0.86 * w, -0.78 * l],
    [s * 0.78 * w, -0.92 * l, s * 0.52 * w, -1.0 * l, s * 0.36 * w, -0.955 * l],
    [s * 0.24 * w, -1.02 * l, s * 0.08 * w, -1.0 * l, 0, -0.94 * l],
  ];
  const round = (n: number | undefined) => Math.round((n ?? 0) * 10) / 10;
  const out = side(-1).map((c) => `C${c.map(round).join(' ')}`);
  // The right side is the left one, mirrored and drawn back to the origin.
  const [a, b, c] = side(1) as [number[], number[], number[]];
  const back = [
    [c[2], c[3], c[0], c[1], b[4], b[5]],
    [b[2], b[3], b[0], b[1], a[4], a[5]],
    [a[2], a[3], a[0], a[1], 0, 0],
  ].map((points) => `C${points.map(round).join(' ')}`);
  return `M0 0${out.join('')}${back.join('')}Z`;
}

/** Each ring at its own speed, all back after one round. @param share of the round, from 0 to 1 */
export function sway(ring: number, share: number): string {
  const turn = share * 2 * Math.PI;
  const angle = Math.sin(turn + ring * 0.7) * (2 + ring * 0.9);
  const scale = 1 + Math.sin(turn - ring * 0.55) * 0.035;
  return `rotate(${+angle.toFixed(3)}) scale(${+scale.toFixed(4)})`;
}

/** The peony of the first screen, in the first position of its clip, drawn for this project; decoration only. */
export function Bloom({ className }: { className?: string }) {
  return (
    <svg viewBox="-210 -210 420 420" className={className} aria-hidden="true" focusable="false">
      <defs>
        {gradients.map(([id, radius, stops]) => (
          <radialGradient key={id} id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius}>
            {stops.map(([offset, color]) => (
              <stop key={offset} offset={offset} stopColor={color} />
            ))}
          </radialGradient>
        ))}
        <linearGradient id="bloom-side" x1="0" x2="1" y1=".2" y2="0">
          <stop offset="0" stopColor="#0d1a6e" stopOpacity=".55" />
          <stop offset=".5" stopColor="#0d1a6e" stopOpacity="0" />
          <stop offset=".7" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity=".28" />
        </linearGradient>
        <radialGradient id="bloom-shadow">
          <stop offset=".72" stopColor="#060a1c" stopOpacity=".62" />
          <stop offset="1" stopColor="#060a1c" stopOpacity="0" />
        </radialGradient>
        {rings.map(({ length, width, fill }, index) => (
          <g key={length} id={`petal-${index}`}>
            <path d={petal(length, width)} fill={`url(#${fill})`} />
            <path
              d={petal(length, width)}
              fill="url(#bloom-side)"
              stroke="#eef2ff"
              strokeOpacity=".18"
              strokeWidth=".7"
            />
          </g>
        ))}
      </defs>
      <g id="bloom">
        {rings.map(({ petals, length, turn }, ring) => (
          <g key={ring} transform={sway(ring, 0)}>
            {ring > 0 && <circle r={Math.round(length * 1.16)} fill="url(#bloom-shadow)" />}
            {Array.from({ length: petals }, (_, index) => (
              <use
                key={index}
                href={`#petal-${ring}`}
                transform={`rotate(${turn + Math.round((index * 360) / petals)})`}
              />
            ))}
          </g>
        ))}
      </g>
    </svg>
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
