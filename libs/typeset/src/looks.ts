import type { Look } from './blocks.ts';
import { color } from './color.ts';

/** Fill, stroke and width of each look, in the units of the drawing. */
export const looks: Record<Look, { fill?: string; stroke?: string; width?: number; dash?: number }> = {
  line: { stroke: color.ink, width: 1.2 },
  thin: { stroke: '#8A90A5', width: 0.7 },
  dashed: { stroke: color.blue, width: 0.9, dash: 3 },
  dark: { fill: color.ink },
  blue: { fill: color.blue },
  wash: { fill: color.wash },
  warm: { fill: color.blush },
  light: { fill: '#FFE9A8' },
};
