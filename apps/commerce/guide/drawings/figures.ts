import { circle, ink, paint, skin, stroke } from './paint.ts';

/** Cloth of a figure, a color. */
type Cloth = string;
type Draw = (cloth: Cloth) => string;

const hair = '#4A3B45';
const limb = (color: string, width: number, path: string) =>
  stroke(ink, width + 1.4, path) + stroke(color, width, path);
const skinLimb = (width: number, path: string) => limb(skin, width, path);
const round = (color: string, x: number, y: number, r: number) =>
  `<path d="${circle(x, y, r)}" fill="${color}" stroke="${ink}" stroke-width="0.9"/>`;
const shape = (color: string, path: string) =>
  `<path d="${path}" fill="${color}" stroke="${ink}" stroke-width="0.9" stroke-linejoin="round"/>`;
/** A head without a face, `r` wide, its hair to one side. */
const head = (x: number, y: number, r: number, side: 'front' | 'left' | 'right' | 'back'): string => {
  if (side === 'back')
    return round(hair, x, y, r) + shape(hair, `M${x - r} ${y}q0 ${r * 1.6} ${r} ${r * 1.6}t${r} ${-r * 1.6}z`);
  if (side === 'front')
    return (
      shape(
        hair,
        `M${x - r * 1.15} ${y + r * 1.2}q${-r * 0.3} ${-r * 2.5} ${r * 1.15} ${-r * 2.4}t${r * 1.15} ${r * 2.4}z`,
      ) +
      round(skin, x, y, r) +
      `<path d="M${x - r} ${y}q${r * 0.4} ${-r * 0.3} ${r * 0.9} ${-r * 0.7}q${r * 0.5} ${r * 0.6} ${r * 1.1} ${r * 0.7}a${r} ${r} 0 0 0 ${-2 * r} 0z" fill="${hair}"/>`
    );
  const turn = side === 'left' ? 1 : -1;
  return (
    round(skin, x, y, r) +
    shape(
      hair,
      `M${x - turn * r * 0.5} ${y - r}a${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${turn * r * 1.5} ${r}q${turn * r * 0.2} ${r * 1.2} ${-turn * r * 0.3} ${r * 1.4}q${-turn * r * 0.5} ${-r * 0.6} ${-turn * r * 0.4} ${-r * 1.2}q${-turn * r * 0.7} ${-r * 0.3} ${-turn * r * 0.8} ${-r * 1.2}z`,
    )
  );
};

/** Whole people with their feet at (0, 0), about 58 high. */
export const people = {
  stand: (c) => legs(-4, 4) + torso(c) + arms('M-6-41q-6 8-4 18', 'M6-41q6 8 4 18') + head(0, -52, 5, 'front'),
  stern: (c) => legs(-4, 4) + torso(c) + arms('M-6-41q-9 6-2 12h6', 'M6-41q9 4 4 14l-6 3') + head(0, -52, 5, 'front'),
  hip: (c) => legs(-7, 2) + torso(c) + arms('M-6-41q-9 5-2 14', 'M6-41q5 8 5 18') + head(1, -52, 5, 'right'),
  walk: (c) =>
    limb(hair, 5, 'M-1-24l-8 22M1-24l6 12l1 11') +
    torso(c) +
    arms('M-5-40l-7 15', 'M5-40l8 13') +
    head(0, -52, 5, 'left'),
  leave: (c) =>
    limb(hair, 5, 'M-1-24l-6 22M1-24l7 21') + torso(c) + arms('M-6-40l-5 16', 'M6-40l5 16') + head(0, -51, 5, 'back'),
  sit: (c) =>
    limb(hair, 5, 'M0-20h13v19M-1-18h10v17') +
    torso(c, 4) +
    arms('M-4-35l4 12h8', 'M5-35l5 12h5') +
    head(0, -47, 5, 'left'),
  floor: (c) =>
    limb(hair, 5.5, 'M-4-4h18l-6-3M4-4h-18l6-3') +
    torso(c, 17) +
    arms('M-6-24l-6 16', 'M6-24l6 16') +
    head(0, -35, 5, 'front'),
  hug: (c) =>
    limb(hair, 5.5, 'M-2-3l12-14l5 14') + torso(c, 17) + arms('M-5-24l14 10', 'M5-24l8 10') + head(-1, -35, 5, 'left'),
  lie: (c) =>
    limb(hair, 5, 'M6-4h18') + limb(c, 10, 'M-9-6h14') + skinLimb(3, 'M-6-9q6-6 14-2') + head(-20, -7, 5, 'right'),
  bend: (c) =>
    legs(-5, 5) +
    limb(c, 10, 'M0-25q0-8 6-14') +
    skinLimb(3.4, 'M8-40q8-2 12 6') +
    skinLimb(3.4, 'M2-38q2-14 14-14') +
    head(14, -46, 5, 'left'),
  reach: (c) => legs(-4, 4) + torso(c) + arms('M-6-41l-8-18', 'M6-41l8-18') + head(0, -51, 5, 'back'),
  dance: (c) =>
    limb(hair, 5, 'M-1-24l-9 9l2 14M2-24l10 22') +
    torso(c) +
    arms('M-6-40l-12-6', 'M6-40l10-12') +
    head(2, -52, 5, 'left'),
  spin: (c) =>
    limb(hair, 5, 'M0-24v23M0-24l8 10l-5 4') +
    shape(c, 'M-6-42h12l10 22h-32z') +
    arms('M-6-41q-12 0-16-8', 'M6-41q12 0 16 6') +
    head(0, -52, 5, 'back'),
  bow: (c) => legs(-3, 4) + limb(c, 10, 'M1-26q2-8 12-8') + skinLimb(3.4, 'M12-32l2 14') + head(20, -30, 5, 'left'),
  crouch: (c) =>
    limb(hair, 5.5, 'M-6-12h10l-3 11M-5-12l12 1v10') +
    limb(c, 11, 'M-6-14q-2-8 2-15') +
    skinLimb(3.4, 'M-3-27l13 12') +
    head(-1, -40, 5, 'left'),
  fall: (c) =>
    limb(hair, 5, 'M3-20l10 10l8-4M1-19l4 18') +
    limb(c, 10, 'M0-22q-4-8-2-18') +
    skinLimb(3.4, 'M-4-38l-12-8M0-38l12-10') +
    head(-3, -50, 5, 'right'),
} satisfies Record<string, Draw>;

function legs(left: number, right: number): string {
  return limb(hair, 5, `M-2-24L${left}-1M2-24L${right}-1`);
}
function torso(cloth: Cloth, down = 0): string {
  const [top, bottom] = [-43 + down, -22 + down];
  return shape(cloth, `M-5 ${top}h10q4 1 3 6l-2 ${bottom - top - 6}h-12l-2 ${top - bottom + 6}q-1-5 3-6z`);
}
const arms = (left: string, right: string) => skinLimb(3.4, left) + skinLimb(3.4, right);

const shoulders = (cloth: Cloth, y = 52) =>
  skinLimb(8, `M30 ${y - 12}v12`) + shape(cloth, `M6 82v-${76 - y}q0-6 12-6h24q12 0 12 6v${76 - y}z`);
const bust = (cloth: Cloth, side: 'front' | 'left' | 'right' | 'back', x = 30) =>
  shoulders(cloth) + head(x, 30, 11, side);

/** Upper bodies that fill a frame of 60 by 80 from below. */
export const busts = {
  bust: (c) => bust(c, 'front'),
  profile: (c) => bust(c, 'left', 28),
  behind: (c) => shoulders(c) + head(30, 30, 11, 'back'),
  glance: (c) => shoulders(c) + head(32, 30, 11, 'right'),
  chin: (c) =>
    skinLimb(15, 'M30 2v2') +
    shape(skin, 'M19-4h22v8q-3 9-11 9t-11-9z') +
    skinLimb(10, 'M30 16v10') +
    shape(c, 'M4 82v-44q2-11 18-13q8 8 16 0q16 2 18 13v44z') +
    paint('nM27 8q3 1 6 0'),
  collar: (c) => skinLimb(11, 'M30-2v28') + shape(c, 'M2 82v-46q0-14 20-15q8 10 16 0q20 1 20 15v46z'),
  shoulder: (c) =>
    shape(skin, 'M-2 82v-30q2-20 26-22q4-12 2-32h14q-2 20 2 30q16 4 18 24v30z') + shape(c, 'M-2 82v-18q28-4 62-26v44z'),
  arm: (c) => limb(skin, 8, 'M46 60q8-22-4-36') + bust(c, 'back') + round(skin, 41, 22, 5),
  bun: (c) =>
    bust(c, 'back') + skinLimb(7, 'M12 56q-8-22 12-34') + skinLimb(7, 'M48 56q8-22-12-34') + round(hair, 30, 16, 8),
  down: (c) => shoulders(c) + shape(hair, 'M18 36q-3-18 12-18t12 18q-3 10-12 10t-12-10z') + paint('tM24 24q6-3 12 0'),
  mouth: (c) => bust(c, 'front') + skinLimb(7, 'M12 70q4-16 14-30') + round(skin, 28, 37, 5),
  throat: (c) => bust(c, 'front') + skinLimb(7, 'M50 72q2-14-14-22') + round(skin, 34, 49, 5),
  heart: (c) => bust(c, 'front') + skinLimb(7, 'M8 74q8-8 22-10') + skinLimb(7, 'M52 74q-8-6-20-8'),
  shrug: (c) =>
    skinLimb(8, 'M30 34v16') +
    shape(c, 'M4 82v-28q0-12 16-10h20q16-2 16 10v28z') +
    head(31, 26, 11, 'front') +
    skinLimb(6, 'M8 72l-4-18M52 72l4-18') +
    round(skin, 4, 52, 4) +
    round(skin, 56, 52, 4),
  laugh: (c) => `<g transform="rotate(-14 30 50)">${bust(c, 'front')}</g>${paint('nM10 20l-5-4M8 28h-6M48 12l4-5')}`,
} satisfies Record<string, Draw>;

const cuff = (c: Cloth, path: string) => shape(c, path);
const palm = (x: number, y: number, turn: number, draw: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${draw}</g>`;
const fingers = 'M-6-4l-5-14M-2-6l-2-19M2-6l1-19M6-5l5-15M6 0l10-7';
const openHand = skinLimb(3.6, fingers) + shape(skin, 'M-8-4q0-5 8-5t8 5v10h-16z') + stroke(skin, 3.4, fingers);
const fist = shape(skin, 'M-9-6q0-6 8-6h4q7 0 7 7t-6 9h-9q-4-2-4-10z') + paint('tM-3-11v6M1-12v7M5-11v6');
const pointing =
  skinLimb(3.6, 'M-3-8l-3-19') + shape(skin, 'M-8-6q0-6 8-6h3q6 0 6 7t-5 9h-9q-3-2-3-10z') + paint('tM1-11v5M5-10v5');

/** Hands and feet in a frame of 60 by 80, drawn over the thing that they touch. */
export const parts = {
  open: (c) => palm(30, 54, 0, openHand + cuff(c, 'M-10 5h20l4 26h-28z')),
  side: (c) => palm(40, 56, -28, openHand + cuff(c, 'M-10 5h20l6 30h-32z')),
  left: (c) => palm(18, 58, 26, openHand + cuff(c, 'M-10 5h20l6 30h-32z')),
  hold: (c) => palm(40, 60, -34, fist + cuff(c, 'M-9 3h17l8 34h-32z')),
  lift: (c) => palm(36, 66, -8, fist + cuff(c, 'M-9 3h17l5 24h-26z')),
  above: (c) => palm(34, 26, 172, fist + cuff(c, 'M-9 3h17l6 34h-28z')),
  point: (c) => palm(38, 60, -24, pointing + cuff(c, 'M-9 3h17l6 30h-28z')),
  two: (c) =>
    palm(17, 60, 40, fist + cuff(c, 'M-9 3h17l6 34h-28z')) + palm(43, 60, -40, fist + cuff(c, 'M-9 3h17l6 34h-28z')),
  cup: (c) =>
    palm(18, 58, 60, openHand + cuff(c, 'M-10 5h20l4 30h-28z')) +
    palm(42, 58, -60, openHand + cuff(c, 'M-10 5h20l4 30h-28z')),
  spread: (c) =>
    palm(17, 56, -8, openHand + cuff(c, 'M-10 5h20l2 26h-24z')) +
    palm(43, 56, 8, openHand + cuff(c, 'M-10 5h20l2 26h-24z')),
  pull: (c) =>
    palm(12, 48, 66, fist + cuff(c, 'M-9 3h17l4 30h-26z')) + palm(48, 48, -66, fist + cuff(c, 'M-9 3h17l4 30h-26z')),
  clap: (c) =>
    palm(22, 50, 22, openHand + cuff(c, 'M-10 5h20l4 36h-28z')) +
    palm(38, 50, -22, openHand + cuff(c, 'M-10 5h20l4 36h-28z')),
  write: (c) =>
    paint('bM22 50l15-22l4 3l-15 22z;iM22 50l4 3l-6 3z') + palm(40, 58, -44, fist + cuff(c, 'M-9 3h17l8 32h-32z')),
  fold: (c) =>
    palm(22, 58, 74, fist + cuff(c, 'M-9 3h17l4 30h-26z')) + palm(38, 56, -74, fist + cuff(c, 'M-9 3h17l4 30h-26z')),
  legs: (c) => limb(skin, 8, 'M22-2v60M38-2v60') + shape(c, 'M12-2h36v16h-36z') + feet(22, 38),
  feet: () => limb(skin, 8, 'M22 24v36M38 24v36') + feet(22, 38),
  toes: () =>
    limb(skin, 9, 'M20 82l-2-34M40 82l2-34') +
    [0, 1, 2, 3]
      .map((n) => round(skin, 11 + n * 4.4, 40 - (n % 2), 2.6) + round(skin, 35 + n * 4.4, 40 - (n % 2), 2.6))
      .join(''),
  step: (c) =>
    limb(skin, 8, 'M18-2l4 40') +
    limb(skin, 8, 'M40-2l2 60') +
    shape(c, 'M8-2h42v12h-42z') +
    shape(hair, 'M16 40h12q8 2 8 7h-22z') +
    shape(hair, 'M36 60h12q8 2 8 7h-22z'),
  cross: (c) =>
    limb(skin, 8, 'M16-2q4 34 24 58') + limb(skin, 8, 'M44-2q-4 34-22 58') + shape(c, 'M8-2h44v14h-44z') + feet(18, 40),
  knee: (c) => shape(c, 'M-2 82v-20q10-24 32-24t32 24v20z') + paint('tM20 56q10-6 20 0'),
} satisfies Record<string, Draw>;

function feet(left: number, right: number): string {
  return [left, right].map((x) => shape(skin, `M${x - 5} 58h10q8 2 8 8h-18z`)).join('');
}

export const figures: Record<keyof typeof people | keyof typeof busts | keyof typeof parts, Draw> = {
  ...people,
  ...busts,
  ...parts,
};
/** Middle of a head that is not where a person who stands upright has it. */
export const heads: Partial<Record<string, readonly [number, number]>> = {
  sit: [0, -47],
  floor: [0, -35],
  hug: [-1, -35],
  lie: [-20, -7],
  bend: [14, -46],
  bow: [20, -30],
  crouch: [-1, -40],
  fall: [-3, -50],
} satisfies Partial<Record<keyof typeof people, readonly [number, number]>>;

export type Pose = keyof typeof figures | 'nobody';
