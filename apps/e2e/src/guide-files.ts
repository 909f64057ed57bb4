import { expect } from '@jest/globals';
import { guideClaims } from '@blue-peony/agency';
import { openPdf } from '@blue-peony/test-kit';
import JSZip from 'jszip';

/** Opens the guide as a reader does. */
export async function expectGuidePdf(file: Buffer, reference: string): Promise<void> {
  const { pages, lastPage } = await openPdf(file);
  expect(pages).toBeGreaterThanOrEqual(guideClaims.pages);
  expect(lastPage).toContain(`Order ${reference}`);
}

/** @param reference of the order whose copy it is */
export async function expectGuideEpub(file: Buffer, reference = ''): Promise<void> {
  // E-readers look for the type at this very place, before they unzip anything.
  expect(file.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  const zip = await JSZip.loadAsync(file, { checkCRC32: true });
  const text = (name: string) => zip.file(name)!.async('text');
  const [, packageFile] = /full-path="([^"]+\.opf)"/.exec(await text('META-INF/container.xml'))!;
  expect(await text('OEBPS/copy.xhtml')).toContain(`<p>${reference && `Order ${reference}`}`);
  const folder = packageFile!.replace(/[^/]+$/, '');
  const listed = [...(await text(packageFile!)).matchAll(/<item [^>]*href="([^"]+)"/g)].map(([, href]) => href!);
  expect(listed.length).toBeGreaterThan(guideClaims.ideas);
  expect(listed.filter((href) => !zip.file(folder + href))).toEqual([]);
}
