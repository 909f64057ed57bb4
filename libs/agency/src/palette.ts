import { colors, deliveredColors } from './colors.ts';
import { mark } from './mark.ts';

type Triple = readonly [number, number, number];
type Colors = typeof colors;

const ofBrand = /^--color-(?:ink|peony)/;
const hexes = /#[\da-f]{6}/gi;
const declared = /(--color-(?:ink|peony|blush)[\w-]*):\s*(#[\da-f]{6})\b/g;

/** Degrees around the delivered brand's hue in which a color of a drawing is one of its shades. */
const nearby = 30;

/**
 * Gives styles, pages, scripts and drawings an owner's colors. Each shade keeps its relative luminance (WCAG 2.2), which
 * alone decides about contrast, so every pair of shades contrasts as before.
 * @param css the stylesheet, which declares the shades
 * @returns what replaces every shade in a text; nothing for the delivered colors, and none in her own mark
 */
export function recoloring(css: string, wished: Colors = colors): (text: string) => string {
  const roles = (['brand', 'accent'] as const).filter((role) => wished[role] !== deliveredColors[role]);
  if (roles.length === 0) return (text) => text;
  const declaredOf = new Map(
    Array.from(css.matchAll(declared), ([, name, hex]) => [hex!, ofBrand.test(name!) ? 'brand' : 'accent'] as const),
  );
  const made = new Map(mark.sample ? [] : Array.from(mark.drawing.matchAll(hexes), ([hex]) => [hex, hex] as const));
  return (text) =>
    text.replace(hexes, (written) => {
      const hex = written.toLowerCase();
      const known = made.get(hex);
      if (known) return known;
      const role = declaredOf.get(hex) ?? (isNear(hex, deliveredColors.brand) ? 'brand' : undefined);
      const shade = role && roles.includes(role) ? shadeOf(hex, wished[role], deliveredColors[role]) : written;
      made.set(hex, shade);
      return shade;
    });
}

function isNear(one: string, other: string): boolean {
  const [[, a, b], [, c, d]] = [oklab(linear(one)), oklab(linear(other))];
  const turn = (Math.acos(Math.min(1, (a * c + b * d) / (Math.hypot(a, b) * Math.hypot(c, d)))) * 180) / Math.PI;
  return Math.hypot(a, b) > 0.02 && turn < nearby;
}

/** @returns the shade as strong in its new hue as it was in the old one, and as bright */
function shadeOf(shade: string, wished: string, delivered: string): string {
  const [, a, b] = oklab(linear(shade));
  const [before, now] = [delivered, wished].map((hex) => oklab(linear(hex)).slice(1) as [number, number]);
  const strength = Math.hypot(a, b) * Math.min(1, Math.hypot(...now!) / Math.hypot(...before!));
  const hue = Math.atan2(now![1], now![0]);
  const bright = luminance(linear(shade));
  // A hue that a screen cannot show so strong is shown paler.
  for (let chroma = strength; chroma > 0.001; chroma *= 0.95) {
    const found = search(bright, chroma * Math.cos(hue), chroma * Math.sin(hue));
    if (found.every((part) => part > -1e-4 && part < 1 + 1e-4)) return hexOf(found);
  }
  return hexOf([bright, bright, bright]);
}

function search(bright: number, a: number, b: number): Triple {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(rgb([middle, a, b])) < bright) low = middle;
    else high = middle;
  }
  return rgb([high, a, b]);
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function linear(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Triple;
}

const hexOf = (color: Triple) =>
  `#${color
    .map((part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))
    .map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** https://bottosson.github.io/posts/oklab, with its matrices. */
function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgb([light, a, b]: Triple): Triple {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
