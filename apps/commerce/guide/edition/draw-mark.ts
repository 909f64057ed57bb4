import { svgPathToOperators } from 'pdf-lib/cjs/api/svgPath.js';
import { rgb } from '../../src/shared/paper/write-text.ts';

type Mark = { viewBox: string; drawing: string };
type Attributes = Record<string, string>;

/** Draws a mark, whose shapes the agency's schema allows, in a square of a PDF's page. `opacities` are named `/O` and their percent. */
export function drawMark({ viewBox, drawing }: Mark, { x, y, size }: { x: number; y: number; size: number }) {
  const [left, top, width, height] = viewBox.split(/\s+/).map(Number) as [number, number, number, number];
  const scale = size / Math.max(width, height, 1);
  const opacities = new Set<number>();
  const open: Attributes[] = [{}];
  const drawn = [`q ${scale} 0 0 ${-scale} ${x - left * scale} ${y + size + top * scale} cm`];
  for (const [, end, name = '', list = '', alone] of drawing.matchAll(/<(\/?)(\w+)((?:\s[\w-]+="[^"]*")*)\s*(\/?)>/g)) {
    if (end) {
      if (name === 'g') drawn.push('Q');
      open.pop();
      continue;
    }
    const own: Attributes = Object.fromEntries(
      [...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
    );
    const all = { ...open.at(-1), ...own };
    drawn.push('q', ...matrices(own.transform ?? ''));
    if (name !== 'g') drawn.push(...painted(name, all, opacities), 'Q');
    else if (alone) drawn.push('Q');
    if (!alone) open.push(all);
  }
  return { content: [...drawn, 'Q'].join('\n'), opacities: [...opacities] };
}

function painted(name: string, all: Attributes, opacities: Set<number>): string[] {
  const [fill, stroke] = [colorOf(all.fill ?? '#000000'), colorOf(all.stroke ?? 'none')];
  if (!fill && !stroke) return [];
  const opacity = Math.round(100 * Number(all.opacity ?? 1) * Number(all['fill-opacity'] ?? 1));
  if (opacity < 100) opacities.add(opacity);
  return [
    ...(opacity < 100 ? [`/O${opacity} gs`] : []),
    ...(fill ? [`${fill} rg`] : []),
    ...(stroke ? [`${stroke} RG ${Number(all['stroke-width'] ?? 1)} w`] : []),
    ...(all['stroke-linecap'] === 'round' ? ['1 J'] : []),
    ...svgPathToOperators(outline(name, all)).map(String),
    fill && stroke ? 'B' : fill ? 'f' : 'S',
  ];
}

/** The shape as data of a path. */
function outline(name: string, all: Attributes): string {
  const [x, y, cx, cy, x1, y1, x2, y2, width, height] = [
    'x',
    'y',
    'cx',
    'cy',
    'x1',
    'y1',
    'x2',
    'y2',
    'width',
    'height',
  ].map((key) => Number(all[key] ?? 0));
  const [rx, ry] = [Number(all.rx ?? all.r ?? 0), Number(all.ry ?? all.r ?? 0)];
  if (name === 'circle' || name === 'ellipse')
    return `M${cx! - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  if (name === 'rect') return `M${x} ${y}h${width}v${height}h${-width!}Z`;
  if (name === 'polygon') return `M${all.points ?? '0 0'}Z`;
  return name === 'line' ? `M${x1} ${y1}L${x2} ${y2}` : (all.d ?? '');
}

function colorOf(color: string): string | undefined {
  const hex = color
    .toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    .replace('white', '#ffffff');
  if (hex === 'none') return undefined;
  return rgb(/^#[\da-f]{6}$/.test(hex) ? hex : '#000000');
}

function matrices(transform: string): string[] {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].flatMap(([, kind, list = '']) => {
    const [a = 0, b, c = 0, ...more] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'matrix') return [`${[a, b, c, ...more].join(' ')} cm`];
    if (kind === 'translate') return [`1 0 0 1 ${a} ${b ?? 0} cm`];
    if (kind === 'scale') return [`${a} 0 0 ${b ?? a} 0 0 cm`];
    if (kind !== 'rotate') return [];
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)].map((part) => part.toFixed(6));
    return [
      `1 0 0 1 ${b ?? 0} ${c} cm`,
      `${cos} ${sin} ${-Number(sin)} ${cos} 0 0 cm`,
      `1 0 0 1 ${-(b ?? 0)} ${-c} cm`,
    ];
  });
}
