import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Every script of the site's headings. */
const fonts = ['latin', 'western', 'polish', 'zloty', 'cyrillic', 'thai'];

/** Writes the fonts of the share pictures; the text engine that draws them cannot read WOFF2. */
export async function writeFonts(folder: string): Promise<void> {
  const everything = String.fromCodePoint(...Array.from({ length: 0x2_200 }, (_, index) => index + 0x20));
  await mkdir(folder, { recursive: true });
  for (const font of fonts) {
    const bytes = await readFile(new URL(`../../../libs/ui/fonts/display-${font}.woff2`, import.meta.url));
    await writeFile(join(folder, `${font}.ttf`), await subsetFont(bytes, everything, { targetFormat: 'sfnt' }));
  }
}
