import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { peony, posed } from '@blue-peony/agency';
import sharp, { type CreateText, type Sharp } from 'sharp';

type Recolored = (drawing: string) => string;
/** HTML of the agency's name, drawings as SVG, and what gives a drawing her colors. */
export type SiteArt = { name: string; mark: string; flower: string; recolored: Recolored };

const [width, height, margin] = [1200, 630, 72];
const heading = { width: 600, height: 360 };

/** Of every script of the site's headings; `build/fonts.ts` makes their files. */
const families = 'Fraunces, Playfair 5pt SemiExpanded Light, Noto Serif Thai,';

/** The words of a page's heading as HTML. A line that is set apart in the heading is a separate part. */
function headingOf(page: string): string[] {
  const html = /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1] ?? '';
  const parts = html.replaceAll('<!-- -->', '').split(/<[^>]*>/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

export const shareText = (page: string, name: string): string => `${name}: ${headingOf(page).join(' ')}`;

/**
 * @param into the folder of the site
 * @param pages HTML of the pages
 * @param fonts folder of the fonts; the text engine never unloads them
 */
export async function drawPictures(
  into: string,
  pages: readonly string[],
  { art, fonts }: { art: SiteArt; fonts: string },
): Promise<void> {
  for (const font of await readdir(fonts))
    await sharp({ text: { text: font, fontfile: join(fonts, font) } }).toBuffer();
  const scenes = new Map<string, Promise<Pixels>>();
  const sceneOf = (page: string) => {
    const flower = flowerOf(page) ?? art.flower;
    if (!scenes.has(flower)) scenes.set(flower, drawScene({ ...art, flower }));
    return scenes.get(flower)!;
  };
  const picture = async (page: string) => {
    const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(page) ?? [];
    const { pathname } = new URL(address);
    const scene = await sceneOf(basename(pathname, '.jpg'));
    return drawPicture(join(into, pathname), art.recolored(linesOf(page)), scene);
  };
  const icon = (size: number) => drawIcon(join(into, `media/icon-${size}.png`), size, art);
  await mkdir(join(into, 'media'), { recursive: true });
  await Promise.all([...pages.map(picture), ...[180, 512].map(icon)]);
}

/** How far the flower of a page is open: closed over what is private, half open for a beginning. Others show the brand's. */
const stages: Record<string, number> = {
  privacy: 0.12,
  terms: 0.2,
  help: 0.3,
  photos: 0.42,
  'filming-services': 0.8,
  'how-to-start-onlyfans': 0.62,
};

function flowerOf(page: string): string | undefined {
  const open = stages[page];
  if (open === undefined) return undefined;
  const { viewBox, drawing, hue } = peony(page);
  return `<svg viewBox="${viewBox}" style="filter:hue-rotate(${hue / 2}deg)">${posed(drawing, open)}</svg>`;
}

async function drawIcon(file: string, size: number, { mark, recolored }: SiteArt): Promise<void> {
  const inset = size * 0.12;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="#0b1020"/>${placed(mark, inset, inset, size - 2 * inset)}</svg>`;
  await sharp(Buffer.from(recolored(svg)))
    .png()
    .toFile(file);
}

/** Pixels, which are used at once: to encode and decode them would take longer than to draw them. */
const pixels = async (picture: Sharp) => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
};
type Pixels = Awaited<ReturnType<typeof pixels>>;

const text = (markup: string, size: number, more: Partial<CreateText> = {}) =>
  pixels(sharp({ text: { text: markup, font: `${families} ${size}`, dpi: 72, rgba: true, ...more } }));

const placed = (svg: string, x: number, y: number, size: number) =>
  svg.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`);

async function drawScene({ name, mark, flower, recolored }: SiteArt): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <radialGradient id="blue" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(1020 0) scale(900 640)">
    <stop stop-color="#4c6fff" stop-opacity=".34"/><stop offset=".7" stop-color="#4c6fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="blush" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(1260 630) scale(640 420)">
    <stop stop-color="#f7b8c8" stop-opacity=".2"/><stop offset=".7" stop-color="#f7b8c8" stop-opacity="0"/></radialGradient></defs>
    ${['#0b1020', 'url(#blue)', 'url(#blush)'].map((fill) => `<rect width="100%" height="100%" fill="${fill}"/>`).join('')}
    ${placed(flower, 690, -90, 810)}${placed(mark, margin, 64, 60)}</svg>`;
  const brand = await text(`<span foreground="#fff">${name}</span>`, 34);
  return pixels(
    sharp(Buffer.from(recolored(svg)))
      .composite([{ ...brand, left: margin + 78, top: 94 - Math.round(brand.raw.height / 2) }])
      .removeAlpha(),
  );
}

const linesOf = (page: string) =>
  headingOf(page)
    .map((part, index) => `<span foreground="${index === 0 ? '#fff' : '#8ea8ff'}">${part}</span>`)
    .join('\n');

async function drawPicture(file: string, lines: string, scene: Pixels): Promise<void> {
  let size = 84;
  let words = await text(breakable(lines), size, { width: heading.width });
  while ((words.raw.height > heading.height || words.raw.width > heading.width) && size > 36)
    words = await text(breakable(lines), (size -= 6), { width: heading.width });
  await mkdir(dirname(file), { recursive: true });
  await sharp(scene.input, { raw: scene.raw })
    .composite([{ ...words, left: margin, top: height - margin - words.raw.height }])
    .jpeg({ quality: 82 })
    .toFile(file);
}

/** Thai has no spaces for line breaks, so zero-width spaces are put between its words. */
const breakable = (markup: string): string =>
  markup.replaceAll(/[\u0e00-\u0e7f]+/g, (thai) =>
    Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(thai), ({ segment }) => segment).join(
      '\u200b',
    ),
  );
