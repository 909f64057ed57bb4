const petals = (path: string, fill: string, first: number) =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<path transform="rotate(${first + turn})" d="${path}" fill="${fill}"/>`)
    .join('');

/** The brand's mark beside the name, as SVG. The icons in `public/media` must show the same. */
export const mark = {
  sample: true as boolean,
  viewBox: '-24 -24 48 48',
  drawing: [
    petals('M0-2C-13-7-12-23-4-22q4 .6 4 4 0-3.4 4-4C12-23 13-7 0-2Z', '#4c6fff', 0),
    petals('M0-1C-8-5-7-15-2-14q2 .5 2 2 0-1.5 2-2C7-15 8-5 0-1Z', '#8ea8ff', 36),
    '<circle r="4" fill="#f7b8c8"/>',
  ].join(''),
};
