import type { Drawing } from '@blue-peony/typeset';
import { circle, letters, paint, stroke } from './paint.ts';
import { row, thing } from './settings.ts';

const width = 320;
const word = (x: number, y: number, text: string, size = 7.6, fill?: string) => letters(x, y, text, size, fill);
/** Dark grounds need light letters. */
const wordOn = (ground: string) => ('bdr'.includes(ground) ? '#FFFFFF' : '#0B1020');
const drawing = (height: number, ...svg: readonly string[]): Drawing => ({ width, height, svg: svg.join('') });

/** A bar in parts that belong together, as wide as their shares. */
function bar(parts: readonly (readonly [share: number, text: string, color: string])[]): Drawing {
  const total = parts.reduce((sum, [share]) => sum + share, 0);
  let left = 10;
  const svg = parts.map(([share, text, color]) => {
    const wide = (300 * share) / total;
    left += wide;
    return (
      paint(`${color}M${left - wide} 8h${wide}v34h${-wide}z`) +
      word(left - wide / 2, 29, String(share), 7.6, wordOn(color)) +
      word(left - wide / 2, 54, text, 7)
    );
  });
  return drawing(60, ...svg);
}

const funnel = [300, 210, 140, 84, 50];
const grounds = 'b s y p r'.split(' ');
const steps = ['Seen', 'Visited', 'Followed', 'Invited', 'Subscribed'];
const countries = ['Body', 'Room', 'Device', 'Account', 'Money', 'People', 'Paper'];
const week = [9, 14, 11, 6, 12, 8, 10, 13, 9, 15, 12, 16];
const poster = 'b p w p w b w b p'.split(' ');

/** Teaching drawings that compare, count or show a way. */
export const charts = {
  banner: drawing(
    92,
    paint('bM20 10h280v60h-280z;S M20 10h60v60h-60zM240 10h60v60h-60z'),
    stroke('#F7B8C8', 1, 'M80 10v60M240 10v60', '4'),
    paint(`w${circle(160, 40, 18)};r${circle(160, 40, 11)}`),
    word(50, 43, 'cut off', 7.6, '#FFFFFF'),
    word(270, 43, 'cut off', 7.6, '#FFFFFF'),
    word(160, 84, 'the middle is seen everywhere; the small circle is your picture'),
  ),
  hoursOfWeek: bar([
    [40, 'work', 'g'],
    [56, 'sleep', 'd'],
    [56, 'people, home, exercise', 's'],
    [8, 'half', 'r'],
    [8, 'life', 'y'],
  ]),
  path: drawing(
    112,
    ...funnel.map((wide, index) => paint(`${grounds[index]}M${160 - wide / 2} ${4 + index * 21}h${wide}v17h${-wide}z`)),
    ...steps.map((step, index) => word(160, 15 + index * 21, step, 7.4, wordOn(grounds[index]!))),
  ),
  watermark: drawing(
    104,
    ...[0, 1].map(
      (side) =>
        `<g transform="translate(${60 + side * 120} 4)">${paint(`yM0 0h80v80h-80z;k${circle(40, 30, 11)};bM14 80q0-34 26-34t26 34z`)}${
          side === 0
            ? word(64, 76, '@name', 6) + stroke('#A33B5C', 1, 'M0 66h80', '3')
            : `<g transform="rotate(-24 40 60)">${word(40, 64, '@name', 11, '#FFFFFF')}</g>`
        }</g>`,
    ),
    word(100, 98, 'in the corner: cropped'),
    word(220, 98, 'over the body: stays'),
  ),
  split: bar([
    [2, 'platform', 'g'],
    [2.4, 'set aside for tax', 'y'],
    [5.6, 'yours before costs', 's'],
  ]),
  order: bar([
    [20, 'talk', 's'],
    [15, 'prepare', 'p'],
    [25, 'film', 'r'],
    [35, 'cut', 'y'],
    [10, 'send', 'e'],
    [15, 'answer', 'g'],
  ]),
  chatHour: bar([
    [10, 'supporters', 'r'],
    [15, 'new', 's'],
    [20, 'everybody else', 'g'],
    [10, 'one offer', 'y'],
    [5, 'notes', 'e'],
  ]),
  jars: drawing(
    76,
    ...['Tax', 'Costs', 'Reserve', 'Yours'].map(
      (name, index) =>
        thing('jar', 50 + index * 74, 60, [1.05, 0.85, 0.72, 1.3][index]!) + word(50 + index * 74, 72, name),
    ),
  ),
  map: drawing(
    130,
    ...countries.map((name, index) => {
      const angle = (index * 2 * Math.PI) / countries.length - Math.PI / 2;
      const [x, y] = [160 + Math.round(118 * Math.cos(angle)), 64 + Math.round(48 * Math.sin(angle))];
      return (
        stroke('#8EA8FF', 1, `M160 64L${x} ${y}`, '3') +
        paint(`${'w p y s e w g'.split(' ')[index]}M${x - 27} ${y - 10}h54v20h-54z`) +
        word(x, y + 3, name)
      );
    }),
    paint(`b${circle(160, 64, 17)}`),
    word(160, 67, 'you', 9, '#FFFFFF'),
  ),
  ninety: drawing(
    92,
    stroke('#8EA8FF', 5, 'M24 70C80 70 70 40 130 44S200 30 232 26S290 12 300 14'),
    ...['be there', 'be better', 'be regular'].map((name, index) => {
      const [x, y] = [
        [74, 60],
        [166, 40],
        [268, 19],
      ][index]!;
      return (
        paint(`${'pyr'[index]}${circle(x!, y!, 9)}`) +
        word(x!, y! + 3, String((index + 1) * 30), 7, wordOn('pyr'[index]!)) +
        word(x!, y! + 21, name)
      );
    }),
  ),
  sunday: drawing(
    96,
    stroke('#5C6378', 0.7, 'M24 8v66h280'),
    stroke('#8EA8FF', 1.2, `M${week.map((value, index) => `${40 + index * 22} ${74 - value * 3.6}`).join('L')}`),
    ...week.map((value, index) => paint(`b${circle(40 + index * 22, 74 - value * 3.6, 2.6)}`)),
    stroke('#A33B5C', 1.4, 'M40 44L282 26', '4'),
    word(164, 90, 'single weeks jump; look at the line through three months'),
  ),
  poster: drawing(
    96,
    ...row(9, (index) =>
      paint(`${poster[index]}M${112 + (index % 3) * 33} ${2 + Math.floor(index / 3) * 30}h30v27h-30z`),
    ),
    ...row(3, (index) => thing('umbrella', 127 + index * 33, 27 + index * 30, 0.5)),
  ),
} satisfies Record<string, Drawing>;
