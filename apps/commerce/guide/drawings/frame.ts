import { at, stroke, view } from './paint.ts';
import { busts, figures, people, type Pose } from './figures.ts';
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
  const focus = zoom === 1 ? scene : at(30 - 30 * zoom, 44 - 44 * zoom, zoom, scene);
  return view(0, 0, 60, 80, '0 0 60 80', focus) + stroke(dark ? '#5C6378' : '#0B1020', 0.9, 'M0.5 0.5h59v79h-59z');
}

function content({ pose, props: things, angle, light, framing }: Frame, cloth: string): string {
  const lift = angle === 'high' || angle === 'top' ? -6 : angle === 'low' ? 4 : 0;
  if (pose === 'nobody') return still(things, 70 + lift, framing === 'close' ? 0.76 : 1);
  const figure = darkened(figures[pose](cloth), light);
  if (pose in people) {
    const [first, ...rest] = things;
    const alone = things.length === 0 || (first !== undefined && first in worn);
    const x = alone ? 30 : 21;
    const high = angle === 'low' ? 1.2 : angle === 'high' || angle === 'top' ? 0.9 : 1.05;
    const person = at(x, 75 + (angle === 'low' ? 6 : 0), high, figure + onHead(first));
    const beside = first && !(first in worn) ? thing(first, 46, 76, 0.68) : '';
    return person + beside + rest.map((name, index) => thing(name, 46 - index * 30, 40 + index * 36, 0.5)).join('');
  }
  if (pose in busts) {
    const [first, ...rest] = things;
    if (!first) return figure;
    const wear = worn[first];
    const held = wear ? thing(first, 30, wear.y, wear.scale) : thing(first, 43, 79, 0.72);
    return figure + held + rest.map((name) => thing(name, 16, 79, 0.6)).join('');
  }
  const [first, ...rest] = things;
  const isFoot = ['legs', 'feet', 'step', 'cross', 'toes'].includes(pose);
  const y = isFoot ? 74 : pose === 'above' ? 68 : 54 + lift;
  const behind = first
    ? thing(first, isFoot && pose !== 'toes' ? 48 : 30, pose === 'knee' ? 48 : y, isFoot ? 0.7 : 1)
    : '';
  const beside = rest.map((name, index) => thing(name, index === 0 ? 12 : 49, 72, 0.55)).join('');
  return isFoot ? figure + behind + beside : behind + beside + figure;
}

/** What the person wears on the head, over a whole figure. */
const onHead = (name: Prop | undefined): string => {
  const wear = name && worn[name];
  return wear ? thing(name, 0, -52 + (wear.y - 30) * 0.45, wear.scale * 0.45) : '';
};

/** Things alone: one large, two or three beside each other. `narrow` keeps them together under a close look. */
function still(things: readonly Prop[], y: number, narrow: number): string {
  const places = [[], [30], [18, 43], [14, 32, 48]][things.length] ?? [];
  const scale = narrow * ([0, 1.22, 0.78, 0.6][things.length] ?? 1);
  return things
    .map((name, index) =>
      thing(name, 30 + (places[index]! - 30) * narrow, y - (index % 2) * (things.length === 3 ? 14 : 0), scale),
    )
    .join('');
}

/** Light from behind leaves the outline alone. */
const darkened = (svg: string, light: Light): string =>
  light === 'back' ? svg.replace(/(fill|stroke)="#(?!0B1020)[0-9A-F]{6}"/gi, '$1="#0B1020"') : svg;
