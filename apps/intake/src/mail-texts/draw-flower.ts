import { peony } from '@blue-peony/agency';

/** Pixels. With more of them some flowers would be over 12 kB. */
const side = 128;

/** @param seed see {@link peony} @returns a PNG in base64 */
export async function drawFlower(seed: string): Promise<string> {
  // Loaded with the first one: most of the time nobody asks for it.
  const { default: sharp } = await import('sharp');
  const { viewBox, drawing, hue } = peony(seed);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${side}" height="${side}" style="filter:hue-rotate(${hue}deg)">${drawing}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 1 }).toBuffer();
  return png.toString('base64');
}
