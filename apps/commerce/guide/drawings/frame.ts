import { at, stroke, view } from './paint.ts';
import { busts, figures, heads, people, type Pose } from './figures.ts';
import type { Prop } from './props.ts';
import { type Light, type Setting, lights, settings, thing } from './settings.ts';

export const framings = { wide: 1, half: 1.3, close: 1.75 } as const;
/** Height of the phone over the scene: where the floor begins. */
export const angles = { high: 30, level: 56, low: 68, top: -1 } as const;

/** One picture of a storyboard. */
export type Frame = {
  pose: Pose;
  framing: keyof typeof framings;
  light: Light;
  angle: keyof typeof angles;
  setting?: Setting;
  /** Things in the frame, at most three; a hand holds the first one. */
  props: Prop[];
};

export const frameSize = { width: 60, height: 80 } as const;

/** Height in the scene that a nearer framing keeps in its place. */
const middle = 44;

/** Where things are beside a whole person: how far to the right and down, and how large. */
const spots: (readonly [x: number, y: number, scale: number])[] = [
  [46, 76, 0.68],
  [46, 40, 0.5],
  [16, 76, 0.5],
];

/** Things that a person wears: height over the feet of a standing person, place on a bust, size there. */
const worn: Partial<Record<Prop, { y: number; scale: number }>> = {
  hat: { y: 26, scale: 0.95 },
  headphones: { y: 40, scale: 0.95 },
  glasses: { y: 37, scale: 0.62 },
  mask: { y: 40, scale: 0.66 },
  mustache: { y: 45, scale: 0.5 },
  wig: { y: 36, scale: 0.84 },
  scarf: { y: 70, scale: 0.8 },
  necklace: { y: 66, scale: 0.6 },
};

/** Draws a frame of 60 by 80. `cloth` is the color of the clothes. */
export function drawFrame(frame: Frame, cloth: string): string {
  const { ground, floor, over } = lights[frame.light];
  const horizon = angles[frame.angle];
  const dark = frame.light === 'black';
  const scene = [
    `<path d="M-30-30h120v140h-120z" fill="${horizon < 0 ? floor : ground}"/>`,
    horizon < 0 ? '' : `<path d="M-30 ${horizon}h120v80h-120z" fill="${floor}"/>`,
    frame.setting ? settings[frame.setting] : '',
    content(frame, frame.light === 'back' ? '#0B1020' : cloth),
    over,
  ].join('');
  const zoom = framings[frame.framing];
  const focus = zoom === 1 ? scene : at(30 - 30 * zoom, middle - middle * zoom, zoom, scene);
  return view(0, 0, 60, 80, '0 0 60 80', focus) + stroke(dark ? '#5C6378' : '#0B1020', 0.9, 'M0.5 0.5h59v79h-59z');
}

function content({ pose, props: things, angle, light, framing }: Frame, cloth: string): string {
  const zoom = framings[framing];
  const lift = angle === 'high' || angle === 'top' ? -6 : angle === 'low' ? 4 : 0;
  if (pose === 'nobody') return still(things, lift, zoom);
  const figure = darkened(figures[pose](cloth), light);
  // Beside a person a thing has its place in the picture, so a nearer framing does not cut it off.
  const beside = (name: Prop, x: number, y: number, scale: number) =>
    thing(name, 30 + (x - 30) / zoom, middle + (y - middle) / zoom, scale / Math.sqrt(zoom));
  const [first, ...rest] = things;
  const wear = first && worn[first];
  if (pose in people) {
    const x = first && !wear ? 21 : 30;
    const high = angle === 'low' ? 1.2 : angle === 'high' || angle === 'top' ? 0.9 : 1.05;
    const person = at(x, 75 + (angle === 'low' ? 6 : 0), high, figure + (wear ? onHead(first, wear, pose) : ''));
    const others = (wear ? rest : things).map((name, index) => beside(name, ...spots[index]!));
    return person + others.join('');
  }
  if (pose in busts) {
    if (!first) return figure;
    const held = wear ? thing(first, 30, wear.y, wear.scale) : beside(first, 43, 79, 0.72);
    return figure + held + rest.map((name) => beside(name, 16, 79, 0.6)).join('');
  }
  const isFoot = ['legs', 'feet', 'step', 'cross', 'toes'].includes(pose);
  const y = isFoot ? 74 : pose === 'above' ? 68 : 54 + lift;
  const behind = first
    ? thing(first, isFoot && pose !== 'toes' ? 48 : 30, pose === 'knee' ? 48 : y, isFoot ? 0.7 : 1)
    : '';
  const others = rest.map((name, index) => beside(name, index === 0 ? 12 : 49, 72, 0.55)).join('');
  return isFoot ? figure + behind + others : behind + others + figure;
}

/** What the person wears on the head, over a whole figure. */
function onHead(name: Prop, { y, scale }: { y: number; scale: number }, pose: Pose): string {
  const [left, top] = heads[pose] ?? [0, -52];
  return thing(name, left, top + (y - 30) * 0.45, scale * 0.45);
}

/** Things alone: one large, two or three beside each other, each of them whole at every framing. */
function still(things: readonly Prop[], lift: number, zoom: number): string {
  const places = [[], [30], [18, 43], [14, 32, 48]][things.length] ?? [];
  const narrow = Math.min(1, (things.length === 1 ? 1.33 : 1.1) / zoom);
  const scale = narrow * ([0, 1.22, 0.78, 0.6][things.length] ?? 1);
  const y = Math.min(70, middle + 32 / zoom) + lift / zoom;
  const over = things.length === 3 ? 14 * narrow : 0;
  return things
    .map((name, index) => thing(name, 30 + (places[index]! - 30) * narrow, y - (index % 2) * over, scale))
    .join('');
}

/** Light from behind leaves the outline alone. */
const darkened = (svg: string, light: Light): string =>
  light === 'back' ? svg.replace(/(fill|stroke)="#(?!0B1020)[0-9A-F]{6}"/gi, '$1="#0B1020"') : svg;
