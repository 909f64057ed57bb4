import type { Drawing } from '@blue-peony/typeset';
import { drawFrame } from './frame.ts';
import { at, letters } from './paint.ts';
import { parseFrames } from './storyboard.ts';

const width = 320;
const frame = { width: 60, height: 80 };

/** Frames beside each other with a caption each; the first word of all is their light. */
function strip(light: string, ...pictures: readonly (readonly [words: string, caption: string])[]): Drawing {
  const gap = Math.min(20, (width - pictures.length * frame.width) / (pictures.length - 1));
  const left = (width - pictures.length * frame.width - (pictures.length - 1) * gap) / 2;
  const frames = parseFrames([light, ...pictures.map(([words]) => words)].join('; '));
  const svg = pictures.map(([, caption], index) =>
    at(left + index * (frame.width + gap), 0, 1, drawFrame(frames[index]!, '#3453D9') + letters(30, 91, caption, 7.4)),
  );
  return { width, height: 96, svg: svg.join('') };
}

/** Teaching drawings that are made of frames. */
export const strips = {
  tease: strip('*day', ['collar +scarf', '1: your aunt'], ['behind', '2: your page'], ['shoulder', '3: who pays']),
  profile: strip(
    '*day',
    ['bust *back', 'Silhouette'],
    ['fold close', 'Hands'],
    ['close +lips', 'One detail'],
    ['behind +hat', 'From behind'],
  ),
  layers: strip('*day', ['+sweater', 'Look'], ['@stove +pot', 'World'], ['+bubbles', 'Tone']),
  setups: strip(
    '*window',
    ['+tripod', 'Tripod'],
    ['+phone @shelf', 'On a shelf'],
    ['+phone @window', 'On a sill'],
    ['high +folded +phone', 'On books'],
    ['low +phone +mat', 'On the floor'],
  ),
  hours: strip(
    '*day',
    ['bust *sun @window', 'Morning'],
    ['bust *window @window', 'Midday'],
    ['bust *blue @dusk', 'Blue hour'],
    ['bust *lamp +lamp', 'Lamp'],
    ['bust *candle +candle', 'Candle'],
  ),
  distances: strip(
    '*window',
    ['stand', 'Whole'],
    ['stand half', 'Half'],
    ['bust', 'Portrait'],
    ['fold', 'Hands'],
    ['close +button', 'Detail'],
  ),
  angles: strip('*day', ['stand high', 'Above: playful'], ['stand', 'Level: equals'], ['stand low', 'Below: strong']),
  hands: strip(
    '*window',
    ['two +cup', 'A cup'],
    ['hold +brush', 'A tool'],
    ['pull +ribbon', 'A hem'],
    ['point +letter', 'A page'],
  ),
  clear: strip(
    '*day',
    ['@window +postcard +laptop +letter', 'Tells where'],
    ['bust +receipt @door', 'Tells who'],
    ['@wall +chair', 'Tells nothing'],
  ),
  kinds: strip('*day', ['+cup', 'Warm'], ['+shirt', 'Show'], ['+bubbles', 'Ask'], ['+parcel', 'Offer']),
  second: strip(
    '*day',
    ['stand +boots', 'Wrong object'],
    ['mouth', 'Half a line'],
    ['hold +match', 'A sound'],
    ['fall +hanger', 'Mid-movement'],
  ),
  crops: strip('*window', ['chin', 'Below the lips'], ['two +cup', 'Hands at work'], ['behind', 'From behind']),
  folders: strip(
    '*day',
    ['+receipt', 'Receipts'],
    ['+coins', 'Payouts'],
    ['+drawer', 'Folder'],
    ['+checklist', 'One number'],
  ),
  thirds: strip(
    '*lamp',
    ['@door', 'Public: beginning'],
    ['two +cup', 'Page: middle'],
    ['close +cup +steam', 'Message: end'],
  ),
  experiment: strip('*window', ['bust', 'Before'], ['bust *lamp', 'One change'], ['laugh *sun +hat', 'Three: no test']),
  handover: strip(
    '*day',
    ['+laptop', 'Editing: low'],
    ['+notebook', 'Plans: low'],
    ['+bubbles', 'Chat: high'],
    ['+key +coins', 'Money: never'],
  ),
  tiredness: strip('*dark', ['lie +phone @bed', 'Early'], ['down +bubbles', 'Later'], ['hug *black', 'Late']),
  closing: strip(
    '*day',
    ['write +checklist', 'Date'],
    ['+parcel', 'Orders'],
    ['+trunk', 'Archive'],
    ['leave @open-door', 'Door'],
  ),
} satisfies Record<string, Drawing>;
