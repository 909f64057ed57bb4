import type { Drawing } from '@blue-peony/typeset';
import { charts } from './charts.ts';
import { letters } from './paint.ts';
import { strips } from './strips.ts';

type Look = keyof typeof looks;
type Shape = string;
type Word = string;

const looks = {
  line: 'fill="none" stroke="#0B1020" stroke-width="1.2"',
  thin: 'fill="none" stroke="#8A90A5" stroke-width="0.7"',
  dashed: 'fill="none" stroke="#3453D9" stroke-width="0.9" stroke-dasharray="3"',
  dark: 'fill="#0B1020"',
  blue: 'fill="#3453D9"',
  wash: 'fill="#EEF1FD"',
  warm: 'fill="#F7B8C8"',
  light: 'fill="#FFE9A8"',
};
const shape = (look: Look, path: string): Shape => `<path d="${path}" ${looks[look]}/>`;
const word = (x: number, y: number, text: string): Word => letters(x, y + 2, text, 8);
const circle = (look: Look, x: number, y: number, r: number): Shape =>
  shape(look, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`);
const box = (look: Look, x: number, y: number, width: number, height: number): Shape =>
  shape(look, `M${x} ${y}h${width}v${height}h${-width}z`);
const line = (look: Look, ...points: readonly number[]): Shape =>
  shape(look, `M${points.map((value, index) => (index && index % 2 === 0 ? `L${value}` : value)).join(' ')}`);
/** A phone on a tripod whose feet stand at `y`. */
const tripod = (x: number, y: number, height: number): Shape[] => [
  line('line', x, y - height, x, y - height / 3),
  line('line', x - 10, y, x, y - height / 3, x + 10, y),
  box('dark', x - 6, y - height - 16, 12, 18),
];
/** Head and shoulders, the chin at `y`. */
const bust = (look: Look, x: number, y: number): Shape[] => [
  circle(look, x, y - 11, 11),
  shape(look, `M${x - 22} ${y + 26}c0 -24 10 -26 22 -26s22 2 22 26z`),
];
const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw(index));
const drawing = (height: number, shapes: Shape[], words: Word[]): Drawing => ({
  width: 320,
  height,
  svg: [...shapes, ...words].join(''),
});

const faces = ['Facing it', 'Half turned', 'From the side', 'From behind'];
/** The unlit part of a face, by the direction of the light. */
const shades = [
  '',
  'M12 0a12 12 0 0 1 0 24a16 16 0 0 0 0 -24z',
  'M12 0a12 12 0 0 1 0 24z',
  'M12 0a12 12 0 0 1 0 24a12 12 0 0 1 0 -24z',
];
const windows = drawing(
  92,
  faces.flatMap((_, index) => {
    const x = 40 + index * 80;
    return [
      box('light', x - 30, 8, 60, 7),
      box('line', x - 30, 8, 60, 7),
      shape('light', `M${x - 24} 17h48l-12 24h-24z`),
      circle('line', x, 54, 12),
      ...(shades[index] ? [shape('dark', shades[index].replace(/^M12 0/, `M${x} 42`))] : []),
    ];
  }),
  faces.map((text, index) => word(40 + index * 80, 84, text)),
);

const corner = drawing(
  150,
  [
    box('wash', 70, 10, 130, 100),
    line('thin', 20, 110, 300, 110),
    shape('warm', 'M70 10c6 34 -4 66 4 100h-22c6 -34 -6 -66 2 -100z'),
    box('line', 118, 84, 34, 26),
    line('line', 118, 84, 122, 60, 148, 60, 152, 84),
    ...tripod(262, 128, 78),
    line('dashed', 256, 44, 158, 30),
    line('dashed', 256, 50, 158, 104),
    line('blue', 126, 118, 144, 118, 144, 121, 126, 121, 126, 118),
    line('blue', 253, 134, 271, 134, 271, 137, 253, 137, 253, 134),
  ],
  [word(135, 4, 'plain wall or sheet'), word(40, 60, 'cloth'), word(190, 132, 'tape marks'), word(262, 146, 'phone')],
);

const silhouette = drawing(
  116,
  [
    line('thin', 20, 92, 300, 92),
    circle('light', 46, 44, 18),
    ...times(5, (index) => line('thin', 84 + index * 7, 14, 84 + index * 7, 92)),
    shape('light', 'M122 16h24v74h-24z'),
    ...bust('dark', 176, 50),
    box('dark', 156, 74, 40, 18),
    ...tripod(272, 92, 46),
    line('dashed', 264, 40, 200, 50),
  ],
  [word(46, 106, 'lamp or sun'), word(98, 106, 'curtain'), word(176, 106, 'you'), word(272, 106, 'phone')],
);

const diffuser = drawing(
  104,
  [
    ...[46, 206].flatMap((x) => [circle('light', x, 44, 9), circle('line', x, 44, 9)]),
    line('line', 57, 40, 100, 26),
    line('line', 57, 44, 100, 44),
    line('line', 57, 48, 100, 62),
    box('wash', 232, 10, 5, 68),
    box('line', 232, 10, 5, 68),
    ...times(6, (index) => line('thin', 242, 18 + index * 10, 262, 20 + index * 9)),
    ...bust('warm', 126, 46),
    shape('dark', 'M126 24a11 11 0 0 1 0 22z'),
    ...bust('warm', 288, 46),
  ],
  [word(84, 96, 'bare lamp: hard edge'), word(248, 96, 'behind a sheet: soft')],
);

const reflections = drawing(
  120,
  [
    box('wash', 40, 10, 240, 5),
    box('line', 40, 10, 240, 5),
    ...bust('warm', 96, 86),
    box('dark', 206, 76, 9, 15),
    line('dashed', 100, 70, 156, 18, 208, 74),
    circle('line', 270, 84, 13),
    line('line', 262, 72, 278, 72),
    line('dashed', 216, 84, 256, 84),
  ],
  [word(248, 30, 'mirror, window, screen'), word(210, 108, 'phone'), word(270, 112, 'kettle'), word(58, 84, 'you')],
);

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const calendar = drawing(
  132,
  [
    ...times(5, (row) => line('thin', 40, 20 + row * 24, 280, 20 + row * 24)),
    ...times(8, (column) => line('thin', 40 + column * 34.3, 20, 40 + column * 34.3, 116)),
    ...times(4, (row) => [1, 3, 5].map((column) => circle('blue', 57 + column * 34.3, 32 + row * 24, 4))).flat(),
    ...[0, 2].map((row) => box('warm', 52, 26 + row * 24, 11, 11)),
    box('dark', 258, 75, 11, 11),
  ],
  [
    ...days.map((day, index) => word(57 + index * 34.3, 13, day)),
    word(160, 127, 'dot: post   ·   pink: shooting day   ·   black: set of the month'),
  ],
);

const compass = drawing(
  150,
  [
    circle('wash', 160, 75, 56),
    circle('thin', 160, 75, 56),
    shape('blue', 'M160 22l9 44h-18z'),
    shape('dark', 'M160 128l9 -44h-18z'),
    shape('warm', 'M213 75l-44 9v-18z'),
    shape('light', 'M107 75l44 9v-18z'),
    circle('line', 160, 75, 9),
  ],
  [
    word(160, 10, 'North: joy'),
    word(252, 76, 'East: skill'),
    word(160, 144, 'South: demand'),
    word(66, 76, 'West: safety'),
  ],
);

const wheels = ['3 themes', '30 shots', '45 cuts', '14 days'];
const engine = drawing(
  92,
  wheels.flatMap((_, index) => {
    const x = 44 + index * 78;
    return [
      circle('wash', x, 40, 28),
      circle('line', x, 40, 28),
      ...times(8, (tooth) => {
        const [cos, sin] = [Math.cos((tooth * Math.PI) / 4), Math.sin((tooth * Math.PI) / 4)];
        const at = (r: number) => [Math.round(x + r * cos), Math.round(40 + r * sin)];
        return line('line', ...at(28), ...at(33));
      }),
      ...(index < 3 ? [line('dashed', x + 35, 40, x + 44, 40)] : []),
    ];
  }),
  wheels.map((text, index) => word(44 + index * 78, 42, text)),
);

const rungs = ['1  subscription', '2  small extra', '3  set of the month', '4  made for one', '5  ongoing'];
const ladder = drawing(
  150,
  [
    line('line', 60, 144, 78, 8),
    line('line', 132, 144, 114, 8),
    ...rungs.map((_, index) => line('line', 63 + index * 3, 126 - index * 26, 129 - index * 3, 126 - index * 26)),
    ...rungs.flatMap((_, index) =>
      times(5 - index, (person) =>
        circle(person % 2 ? 'warm' : 'blue', 270 + person * 10 - (5 - index) * 5, 126 - index * 26, 3.5),
      ),
    ),
  ],
  rungs.map((text, index) => word(192, 128 - index * 26, text)),
);

const separation = drawing(
  118,
  [
    box('warm', 20, 18, 112, 84),
    box('wash', 188, 18, 112, 84),
    line('dashed', 160, 8, 160, 110),
    line('line', 138, 60, 182, 60),
    line('line', 152, 52, 168, 68),
    line('line', 168, 52, 152, 68),
  ],
  [
    word(76, 12, 'Private'),
    word(244, 12, 'Work'),
    ...['your number', 'your email', 'your bank', 'your album'].map((text, index) => word(76, 36 + index * 18, text)),
    ...['second number', 'new email', 'second account', 'album without place'].map((text, index) =>
      word(244, 36 + index * 18, text),
    ),
  ],
);

/** The line drawings of the book, by the names that its text gives them. */
export const drawings = {
  ...strips,
  ...charts,
  windows,
  corner,
  silhouette,
  diffuser,
  reflections,
  calendar,
  compass,
  engine,
  ladder,
  separation,
};
