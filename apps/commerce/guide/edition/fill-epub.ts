import { escape, page } from '@blue-peony/typeset/xhtml';
import JSZip from 'jszip';
import type { BookFacts } from '../../src/downloads/book-facts.ts';
import { orderPage } from '../../src/downloads/order-line.ts';

export const imprintFile = 'imprint';
const stored = ['mimetype', 'OEBPS/cover.jpg', orderPage];

/** Puts the agency's name, mark, imprint and colors in; the same book and facts always give the same bytes. */
export async function fillEpub(
  file: Uint8Array,
  { author, imprint, mark }: BookFacts,
  recolor: (text: string) => string,
): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(file);
  const drawing = mark.sample ? recolor(mark.drawing) : mark.drawing;
  const body = `<section><h1>${escape(author)}</h1><p><svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="60" height="60" viewBox="${mark.viewBox}">${drawing}</svg></p>${imprint.map((line) => `<p>${escape(line)}</p>`).join('')}</section>`;
  const write = (name: string, text: string) =>
    zip.file(name, text, { date: zip.files[name]!.date, createFolders: false });
  for (const { name } of Object.values(zip.files)) {
    if (stored.includes(name)) zip.files[name]!.options.compression = 'STORE';
    else if (name === `OEBPS/${imprintFile}.xhtml`) write(name, page('Imprint', body));
    else if (name === 'OEBPS/package.opf')
      write(
        name,
        (await zip.files[name]!.async('string')).replace(/<dc:creator>.*?(?=<)/, () => `<dc:creator>${escape(author)}`),
      );
    else if (/\.(xhtml|css)$/.test(name)) {
      const text = await zip.files[name]!.async('string');
      const changed = recolor(text);
      if (changed !== text) write(name, changed);
    }
  }
  const packed = {
    type: 'uint8array',
    platform: 'UNIX',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
  } as const;
  return zip.generateAsync(packed);
}
