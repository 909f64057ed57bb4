import { at, circle, paint } from './paint.ts';
import { props } from './props.ts';

export const row = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => draw(n));
const pane = (sky: string) => `${sky}M10 6h40v44h-40z;nM30 6v44M10 28h40`;

/** Places behind a person or a thing, 60 wide and 80 high. */
export const settings = {
  armchair: paint('rM10 34q0-12 20-12t20 12v38h-40z;rM4 46h10v28h-10zM46 46h10v28h-10z'),
  attic: paint('OM0 0l30-22l30 22v80h-60z;nM0 22l30-24l30 24;YM24 0h12l12 80h-38z'),
  bed: paint('oM4 26h52v20h-52z;wM4 42h52v30h-52z;wM10 36h16v9h-16zM34 36h16v9h-16z;sM4 54h52v18h-52z'),
  blind: paint(row(9, (n) => `SM0 ${n * 9}h60v4h-60z`).join(';')),
  boxes: paint(
    row(20, (n) => `${'w p y s'.split(' ')[n % 4]}M${6 + (n % 4) * 12} ${8 + Math.floor(n / 4) * 12}h12v12h-12z`).join(
      ';',
    ),
  ),
  car: paint(
    'dM0 52h60v28h-60z;sM4 12q26-10 52 0l4 40h-60z;nM0 60q30-8 60 0;i' + circle(44, 62, 11) + ';d' + circle(44, 62, 7),
  ),
  corridor: paint('GM0 0l18 16v42l-18 22zM60 0l-18 16v42l18 22z;dM22 22h16v36h-16z;y' + circle(35, 41, 1.5)),
  curtain: paint(
    `YM18 0h24v62h-24z;${row(3, (n) => `pM${n * 7} 0q4 32 0 68h7q4-34 0-68zM${39 + n * 7} 0q4 32 0 68h7q4-34 0-68z`).join(';')};nM0 2h60`,
  ),
  desk: paint('oM0 56h60v6h-60z;oM6 62h6v18h-6zM48 62h6v18h-6z'),
  door: paint('oM15 8h30v60h-30z;nM20 14h20v20h-20zM20 40h20v22h-20z;y' + circle(41, 38, 2)),
  'open-door': paint('YM15 8h30v60h-30z;oM15 8l-9 5v60l9-5z;YM15 68h30l8 12h-46z'),
  fridge: paint(
    'wM6 6h48v68h-48z;YM11 11h38v58h-38z;nM11 28h38M11 44h38M11 58h38;rM16 20h6v8h-6z;eM27 18h7v10h-7z;bM38 22h6v6h-6z;rM18 37h10v7h-10z;eM34 36h9v8h-9z',
  ),
  leaves: paint(
    'eM0 0q24 4 22 30q-20 0-22-30zM60 4q-26 6-22 32q20-4 22-32zM0 80q2-28 24-30q4 24-24 30zM60 80q-22-4-22-28q22 2 22 28z;tM2 4q14 8 18 24M58 8q-14 8-18 26M2 78q10-16 20-26M58 78q-8-16-18-24',
  ),
  mirror: paint('oM12 4h36v66h-36z;sM16 8h28v58h-28z;uM20 22l10-10M20 32l20-20'),
  misted: paint(`${pane('g')};GM12 8h36v40h-36z;nM8 52h44`),
  'night-window': paint(`${pane('i')};YM14 34h4v3h-4zM22 40h4v3h-4zM36 38h5v3h-5z;oM0 56h60v4h-60z`),
  pattern: paint(
    row(12, (n) => `${'SPY'[n % 3]}${circle(10 + (n % 3) * 20, 10 + Math.floor(n / 3) * 20, 7)}`).join(';'),
  ),
  rack: paint('nM8 16h44M8 16v58M52 16v58M8 40h44;sM12 16h14v30h-14z;pM29 16h10v24h-10z;yM41 16h8v34h-8z'),
  rain: paint(
    `${pane('s')};uM15 12l-2 7M24 10l-3 9M36 13l-2 7M45 10l-3 8M17 34l-2 7M26 32l-2 6M38 34l-3 8M46 33l-2 7;oM6 50h48v4h-48z`,
  ),
  screen: paint('wM6 6h48v44h-48z;nM6 6h48M6 50h48'),
  shadows: paint('WM4 4h52v62h-52z;DM18 60q-4-18 4-24q-6-8 2-14q8-4 10 6q8 2 8 14l4 18z'),
  shelf: paint(
    `oM4 4h52v60h-52z;wM8 8h44v14h-44zM8 26h44v14h-44zM8 44h44v16h-44z;${row(7, (n) => `${'r b y e s p o'.split(' ')[n]}M${10 + n * 6} ${9 + (n % 3)}h5v${13 - (n % 3)}h-5zM${10 + n * 6} ${27 + (n % 2)}h5v${13 - (n % 2)}h-5z`).join(';')}`,
  ),
  sink: paint('GM0 8h60v30h-60z;tM0 18h60M0 28h60M12 8v30M28 8v30M44 8v30'),
  snow: paint(
    `SM0 0h60v44h-60z;WM0 44q20-8 34 0t26-2v40h-60z;${row(9, (n) => `W${circle(6 + ((n * 17) % 52), 5 + ((n * 11) % 34), 1.6)}`).join(';')};eM46 40l8-22l8 22z`,
  ),
  stairs: paint('oM0 70h60v10h-60z;oM14 58h46v12h-46z;oM28 46h32v12h-32z;oM42 34h18v12h-18z'),
  stove: paint('gM0 52h60v28h-60z;dM6 60h48v16h-48z;iM8 49h18v3h-18zM34 49h18v3h-18z;GM14 0h32v10l6 8h-44l6-8z'),
  strips: paint(
    row(
      11,
      (n) =>
        `${'y p s r'.split(' ')[n % 4]}M${6 + (n % 3) * 17} ${8 + Math.floor(n / 3) * 14}h${11 + ((n * 5) % 5)}v8h-${11 + ((n * 5) % 5)}z`,
    ).join(';'),
  ),
  tub: paint(
    `wM2 46h56q0 28-14 28h-28q-14 0-14-28z;w${circle(12, 44, 7)};w${circle(24, 42, 8)};w${circle(37, 44, 7)};w${circle(49, 43, 8)};nM50 46v-20q-8-4-8 4`,
  ),
  wall: paint('nM0 58h60;tM0 61h60'),
  window: paint(`${pane('s')};YM10 50h40l12 30h-64z;oM6 50h48v3h-48z`),
  dusk: paint(`${pane('b')};SM12 30h17v18h-17zM31 30h17v18h-17z;oM6 50h48v3h-48z`),
} satisfies Record<string, string>;
export type Setting = keyof typeof settings;

/** What a light puts on the whole frame: its ground, and what lies over everything. */
export const lights = {
  day: { ground: '#FAF7F5', floor: '#EFE6DC', over: '' },
  window: { ground: '#F3F6FD', floor: '#E6DED2', over: '<path d="M0 0h22l26 80h-48z" fill="#FFE9A8" opacity="0.3"/>' },
  sun: { ground: '#FFF3D6', floor: '#F0D9B5', over: '<path d="M0 4l60 26v30l-60-40z" fill="#FFD36B" opacity="0.28"/>' },
  lamp: {
    ground: '#DDD3DF',
    floor: '#BDAFBB',
    over: '<circle cx="44" cy="16" r="32" fill="#FFE9A8" opacity="0.42"/>',
  },
  candle: {
    ground: '#A79FBC',
    floor: '#877F9F',
    over: '<circle cx="30" cy="48" r="26" fill="#FFE9A8" opacity="0.4"/>',
  },
  dark: { ground: '#767C9C', floor: '#666B8C', over: '' },
  black: { ground: '#2B3050', floor: '#22263F', over: '' },
  back: { ground: '#FFE9A8', floor: '#D9C79A', over: '' },
  blue: { ground: '#AFC0F5', floor: '#8C9FDD', over: '' },
  blinds: {
    ground: '#C9C3D6',
    floor: '#B2ABC0',
    over: row(7, (n) => `<path d="M0 ${n * 12 - 4}l60 10v5l-60-10z" fill="#FFE9A8" opacity="0.55"/>`).join(''),
  },
  flash: {
    ground: '#8A8FAE',
    floor: '#747998',
    over: '<path d="M30 80l-26-80h52z" fill="#FFE9A8" opacity="0.32"/>',
  },
  projector: {
    ground: '#C8CDF2',
    floor: '#A9B0DD',
    over: row(
      8,
      (n) => `<circle cx="${8 + ((n * 23) % 50)}" cy="${6 + ((n * 17) % 66)}" r="5" fill="#F7B8C8" opacity="0.5"/>`,
    ).join(''),
  },
  foil: { ground: '#F9D3DC', floor: '#EDB4C2', over: '<path d="M0 0h60v80h-60z" fill="#F7B8C8" opacity="0.25"/>' },
  outside: { ground: '#DCE7FB', floor: '#FFFFFF', over: '' },
} as const;
export type Light = keyof typeof lights;

/** A thing at its place in a frame. */
export const thing = (name: keyof typeof props, x: number, y: number, scale: number): string =>
  at(x, y, scale, paint(props[name]));
