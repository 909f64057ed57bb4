import type { Drawing } from '@blue-peony/typeset';
import { type Frame, angles, drawFrame, frameSize, framings } from './frame.ts';
import { figures } from './figures.ts';
import { at, letters } from './paint.ts';
import { props } from './props.ts';
import { lights, settings } from './settings.ts';

const gap = 5;
const clothes = ['#3453D9', '#A33B5C', '#5E8F7A', '#C48A3A', '#6C7FD8', '#8A5A86', '#4A7FA0', '#B8685A'];
const among = <T extends string>(known: Readonly<Record<T, unknown>>, word: string): word is T =>
  Object.hasOwn(known, word);

/**
 * Reads the frames of one card: `*light; frame; frame; …`. A frame is a list of words: a pose, a framing, an angle,
 * `*` a light of its own, `@` a setting, `+` a thing.
 * @throws {Error} on a word that names nothing
 */
export function parseFrames(source: string): Frame[] {
  const [shared = '', ...frames] = source.split('; ');
  const light = shared.slice(1);
  if (!among(lights, light)) throw new Error(`No such light: ${shared}`);
  return frames.map((words) => {
    const frame: Frame = { pose: 'nobody', framing: 'wide', light, angle: 'level', props: [] };
    for (const word of words.split(' ')) read(frame, word);
    return frame;
  });
}

function read(frame: Frame, word: string): void {
  const [sign, name] = [word.charAt(0), word.slice(1)];
  if (sign === '*' && among(lights, name)) frame.light = name;
  else if (sign === '@' && among(settings, name)) frame.setting = name;
  else if (sign === '+' && among(props, name)) frame.props.push(name);
  else if (among(framings, word)) frame.framing = word;
  else if (among(angles, word)) frame.angle = word;
  else if (word === 'nobody' || among(figures, word)) frame.pose = word;
  else throw new Error(`No such word for a frame: ${word}`);
}

/** The frames of a card beside each other, with the numbers of its shots. */
export function drawStoryboard(frames: readonly Frame[], number: number): Drawing {
  const { width, height } = frameSize;
  const cloth = clothes[number % clothes.length]!;
  const svg = frames.map((frame, index) =>
    at(
      index * (width + gap),
      0,
      1,
      drawFrame(frame, cloth) + letters(width / 2, height + 8, String(index + 1), 6.5, '#5C6378'),
    ),
  );
  return { width: frames.length * (width + gap) - gap, height: height + 10, svg: svg.join('') };
}
