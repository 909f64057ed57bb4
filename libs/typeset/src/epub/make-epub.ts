import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import { fullTitle } from '../blocks.ts';
import { escape, page } from './xhtml.ts';

/**
 * One XHTML document and its sub-entries in the contents; `file` is its name without the extension. A `stored` document
 * is not compressed in the archive.
 */
export type EpubPage = {
  file: string;
  label: string;
  title: string;
  body: string;
  children: EpubPage[];
  stored?: true;
};

/** `id` is a URI that is unique to this edition; `cover` a JPEG picture; `made` the date of this edition. */
type Publication = { id: string; title: string; author: string; cover: Buffer; made: Date; pages: EpubPage[] };

const css = readFileSync(new URL('book.css', import.meta.url));

/** Creates an EPUB 3 in English. The same pages always give the same bytes, because `made` is the only date. */
export async function makeEpub(publication: Publication): Promise<Buffer> {
  const { title, cover, made, pages } = publication;
  const all = pages.flatMap(flat);
  const zip = new JSZip();
  const add = (name: string, content: string | Buffer, compression: 'STORE' | 'DEFLATE' = 'DEFLATE') =>
    zip.file(name, content, { date: made, compression, createFolders: false });
  add('mimetype', 'application/epub+zip', 'STORE');
  add('META-INF/container.xml', container);
  add('OEBPS/package.opf', packageFile(publication, all));
  add('OEBPS/nav.xhtml', page('Contents', `<nav epub:type="toc" id="toc"><h1>Contents</h1>${list(pages)}</nav>`));
  add(
    'OEBPS/cover.xhtml',
    page('Cover', `<section epub:type="cover"><img src="cover.jpg" alt="${escape(title)}"/></section>`),
  );
  add('OEBPS/cover.jpg', cover, 'STORE');
  add('OEBPS/book.css', css);
  for (const { file, title: name, body, stored } of all)
    add(`OEBPS/${file}.xhtml`, page(name, body), stored && 'STORE');
  return zip.generateAsync({ type: 'nodebuffer', platform: 'UNIX', compressionOptions: { level: 9 } });
}

const flat = (top: EpubPage): EpubPage[] => [top, ...top.children.flatMap(flat)];

const list = (pages: readonly EpubPage[]): string =>
  `<ol>${pages.map((each) => `<li><a href="${each.file}.xhtml">${escape(fullTitle(each))}</a>${each.children.length > 0 ? list(each.children) : ''}</li>`).join('')}</ol>`;

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

const packageFile = (
  { id, title, author, made }: Publication,
  pages: readonly EpubPage[],
) => `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escape(id)}</dc:identifier>
<dc:title>${escape(title)}</dc:title>
<dc:language>en</dc:language>
<dc:creator>${escape(author)}</dc:creator>
<dc:date>${made.toISOString().slice(0, 10)}</dc:date>
<meta property="dcterms:modified">${made.toISOString().slice(0, 19)}Z</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityHazard">none</meta>
<meta property="schema:accessibilitySummary">All of the book is text with headings, lists and tables. The cover and the drawings have text alternatives.</meta>
<meta name="cover" content="cover-image"/>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
<item id="css" href="book.css" media-type="text/css"/>
${pages.map(({ file, body }) => `<item id="${file}" href="${file}.xhtml" media-type="application/xhtml+xml"${body.includes('<svg') ? ' properties="svg"' : ''}/>`).join('\n')}
</manifest>
<spine>
<itemref idref="cover"/>
<itemref idref="nav"/>
${pages.map(({ file }) => `<itemref idref="${file}"/>`).join('\n')}
</spine>
</package>
`;
