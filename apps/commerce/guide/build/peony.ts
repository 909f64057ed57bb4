const rings: readonly (readonly [
  petals: number,
  length: number,
  width: number,
  turn: number,
  inner: string,
  outer: string,
])[] = [
  [9, 196, 74, 4, '#0d1536', '#4666ee'],
  [9, 172, 68, 23, '#141f52', '#7f9bff'],
  [8, 146, 60, 9, '#1b2a72', '#8ea8ff'],
  [8, 120, 50, 31, '#22338a', '#a9bbff'],
  [7, 94, 42, 12, '#2d41a8', '#c3d0ff'],
  [6, 70, 34, 40, '#3f55c9', '#f7dbe6'],
  [5, 48, 26, 18, '#8c5aa0', '#fbe6ec'],
  [4, 28, 17, 0, '#b85f86', '#ffe9d6'],
];

/** The flower of the brand, as an SVG file. */
export const peony = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400"><defs>${rings
  .map(
    ([, length, , , inner, outer], ring) =>
      `<linearGradient id="ring-${ring}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${-length}"><stop offset="0.2" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></linearGradient>`,
  )
  .join('')}</defs>${rings
  .flatMap(([petals, length, width, turn], ring) =>
    Array.from(
      { length: petals },
      (_, petal) =>
        `<path transform="rotate(${turn + (360 / petals) * petal})" fill="url(#ring-${ring})" d="M0 0C${-width * 0.9} ${-length * 0.28} ${-width * 0.95} ${-length * 0.86} ${-width * 0.16} ${-length * 0.97}Q0 ${-length * 0.9} ${width * 0.16} ${-length * 0.97}C${width * 0.95} ${-length * 0.86} ${width * 0.9} ${-length * 0.28} 0 0"/>`,
    ),
  )
  .join('')}</svg>`;
