/** `fill` is a gradient of {@link gradients}; `turn` the angle of the first petal. */
type Ring = { petals: number; length: number; width: number; turn: number; fill: keyof typeof gradients };

/** Radius, then stops from the heart of the flower outwards. */
const gradients = {
  1: [200, '.35 #0d1536', '.72 #2740b8', '1 #5677ff'],
  2: [174, '.35 #141f52', '.75 #3a5bf0', '1 #8ea8ff'],
  3: [122, '.3 #22338a', '.75 #6d8bff', '1 #c3d0ff'],
  4: [72, '.2 #3f55c9', '.7 #b9b8f2', '1 #f7dbe6'],
  5: [50, '0 #b85f86', '.6 #f7b8c8', '1 #fff1f4'],
} as const;

const rings: readonly Ring[] = [
  { petals: 9, length: 196, width: 74, turn: 4, fill: 1 },
  { petals: 9, length: 172, width: 68, turn: 23, fill: 2 },
  { petals: 8, length: 146, width: 60, turn: 9, fill: 2 },
  { petals: 8, length: 120, width: 50, turn: 31, fill: 3 },
  { petals: 7, length: 94, width: 42, turn: 12, fill: 3 },
  { petals: 6, length: 70, width: 34, turn: 40, fill: 4 },
  { petals: 5, length: 48, width: 26, turn: 18, fill: 5 },
  { petals: 4, length: 28, width: 17, turn: 0, fill: 5 },
];

/** A petal that points up from the origin, with the notched, ruffled rim of a peony. @param notch 1 is the brand's */
function petal(length: number, width: number, notch: number): string {
  const [l, w] = [length, width];
  const side = (s: 1 | -1) => [
    [s * 0.55 * w, -0.12 * l, s * 1.08 * w, -0.5 * l, s * 0.86 * w, -0.78 * l],
    [s * 0.78 * w, -0.92 * l, s * 0.52 * w, -1.0 * l, s * 0.36 * w, -0.955 * l],
    [s * 0.24 * w, -1.02 * l, s * 0.08 * w, -1.0 * l, 0, (-1 + 0.06 * notch) * l],
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

/** Each ring turned and scaled a little differently, as in the first picture of the clip. */
const pose = (ring: number): string => {
  const angle = Math.sin(ring * 0.7) * (2 + ring * 0.9);
  const scale = 1 - Math.sin(ring * 0.55) * 0.035;
  return `rotate(${+angle.toFixed(3)}) scale(${+scale.toFixed(4)})`;
};

const stop = (at: string, color: string, opacity = '1') =>
  `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;

const shades = [
  ...Object.entries(gradients).map(
    ([name, [radius, ...stops]]) =>
      `<radialGradient id="bloom-${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius}">${stops.map((each) => stop(...(each.split(' ') as [string, string]))).join('')}</radialGradient>`,
  ),
  `<linearGradient id="bloom-side" x1="0" x2="1" y1=".2" y2="0">${stop('0', '#0d1a6e', '.55')}${stop('.5', '#0d1a6e', '0')}${stop('.7', '#fff', '0')}${stop('1', '#fff', '.28')}</linearGradient>`,
  `<radialGradient id="bloom-shadow">${stop('.72', '#060a1c', '.62')}${stop('1', '#060a1c', '0')}</radialGradient>`,
].join('');

const viewBox = '-210 -210 420 420';

/** @param notch depth of the rims' notches: 1 is the brand's */
function drawing(rings: readonly Ring[], notch: number, name: string): string {
  const petals = rings.map(({ length, width, fill }, ring) => {
    const path = petal(length, width, notch);
    return `<g id="${name}-petal-${ring}"><path d="${path}" fill="url(#bloom-${fill})"/><path d="${path}" fill="url(#bloom-side)" stroke="#eef2ff" stroke-opacity=".18" stroke-width=".7"/></g>`;
  });
  const drawn = rings.map(({ petals: count, length, turn }, ring) => {
    const each = Array.from(
      { length: count },
      (_, index) =>
        `<use href="#${name}-petal-${ring}" transform="rotate(${turn + Math.round((index * 360) / count)})"/>`,
    );
    const shadow = ring > 0 ? `<circle r="${Math.round(length * 1.16)}" fill="url(#bloom-shadow)"/>` : '';
    return `<g transform="${pose(ring)}">${shadow}${each.join('')}</g>`;
  });
  return `<defs>${shades}${petals.join('')}</defs><g id="${name}">${drawn.join('')}</g>`;
}

/** The brand's flower in the first position of its clip, as SVG: on the first screen, and on the book's cover. */
export const flower = { viewBox, drawing: drawing(rings, 1, 'bloom') };

/** Degrees by which the brand's blue is turned: from teal over violet to rose. */
const hues = [-34, -16, 0, 22, 44, 66, 88] as const;

/**
 * A peony of one person: the brand's, with petals, rims and a color of its own.
 * @param seed letters and digits; the same seed makes the same flower. It must not tell who the person is.
 */
export function peony(seed: string): { viewBox: string; drawing: string; hue: number } {
  const next = random(seed);
  const broad = 0.82 + 0.34 * next();
  const own = rings.map((ring): Ring => ({
    ...ring,
    petals: ring.petals + Math.floor(next() * 3) - 1,
    width: Math.round(ring.width * broad * (0.94 + 0.12 * next())),
    turn: Math.floor(next() * 360),
  }));
  return {
    viewBox,
    drawing: drawing(own, 0.2 + 2.4 * next(), `peony-${seed}`),
    hue: hues[Math.floor(next() * hues.length)]!,
  };
}

/** Mulberry32 over an FNV-1a hash of the seed: from 0 to 1, both public domain. */
function random(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A ring between bud and bloom, as a CSS transform: the outer petals open first.
 * @param open from 0, a bud, to 1
 */
export function opening(ring: number, open: number): string {
  const start = (ring / rings.length) * 0.55;
  const share = Math.min(1, Math.max(0, (open - start) / (1 - start)));
  const eased = share * share * (3 - 2 * share);
  const scale = 0.3 + 0.7 * eased;
  return `rotate(${+((1 - eased) * (ring % 2 ? 64 : -48)).toFixed(2)}deg) scale(${+scale.toFixed(4)})`;
}

/** A drawing of {@link peony} between bud and bloom. */
export function posed(drawing: string, open: number): string {
  let ring = 0;
  return drawing.replaceAll(
    /<g transform="[^"]*">/g,
    () => `<g transform="${opening(ring++, open).replace('deg', '')}">`,
  );
}
