import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import type { Book, Section } from './blocks.ts';
import { escape, ideaPage, page, sectionPage } from './xhtml.ts';

type Entry = { file: string; title: string; body: string; children: Entry[] };

const beside = (name: string) => readFileSync(new URL(name, import.meta.url));

/** The book as EPUB 3. The same text always gives the same bytes: `made` is the only date. */
export async function makeEpub(book: Book, made: Date): Promise<Buffer> {
  const entries = outline(book);
  const all = entries.flatMap(flat);
  const zip = new JSZip();
  const add = (name: string, content: string | Buffer, compression: 'STORE' | 'DEFLATE' = 'DEFLATE') =>
    zip.file(name, content, { date: made, compression, createFolders: false });
  add('mimetype', 'application/epub+zip', 'STORE');
  add('META-INF/container.xml', container);
  add('OEBPS/package.opf', packageFile(book, all, made));
  add('OEBPS/nav.xhtml', page('Contents', `<nav epub:type="toc" id="toc"><h1>Contents</h1>${list(entries)}</nav>`));
  add(
    'OEBPS/cover.xhtml',
    page(
      'Cover',
      `<section epub:type="cover"><img src="cover.jpg" alt="${escape(`${book.title}: ${book.subtitle}`)}"/></section>`,
    ),
  );
  add('OEBPS/cover.jpg', beside('../cover.jpg'), 'STORE');
  add('OEBPS/book.css', beside('book.css'));
  for (const { file, body } of all) add(`OEBPS/${file}`, body);
  return zip.generateAsync({ type: 'nodebuffer', platform: 'UNIX', compressionOptions: { level: 9 } });
}

function outline({ front, parts, back }: Book): Entry[] {
  return [
    ...front.map(section),
    ...parts.map((part) => ({
      file: `part-${part.id}.xhtml`,
      title: `${part.label}: ${part.title}`,
      body: page(
        part.title,
        `<section><p class="label">${escape(part.label)}</p><h1>${escape(part.title)}</h1><p class="lead">${escape(part.lead)}</p></section>`,
      ),
      children: part.sections.map(section),
    })),
    ...back.map(section),
  ];
}

const section = (read: Section): Entry => ({
  file: `${read.id}.xhtml`,
  title: read.label ? `${read.label}: ${read.title}` : read.title,
  body: sectionPage(read),
  children: read.ideas.map((idea) => ({
    file: `idea-${String(idea.number).padStart(3, '0')}.xhtml`,
    title: `${idea.number}. ${idea.title}`,
    body: ideaPage(idea),
    children: [],
  })),
});

const flat = (entry: Entry): Entry[] => [entry, ...entry.children.flatMap(flat)];

const list = (entries: readonly Entry[]): string =>
  `<ol>${entries.map(({ file, title, children }) => `<li><a href="${file}">${escape(title)}</a>${children.length > 0 ? list(children) : ''}</li>`).join('')}</ol>`;

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

const packageFile = (book: Book, entries: readonly Entry[], made: Date) => {
  const day = made.toISOString().slice(0, 10);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:blue-peony:guide:${day}</dc:identifier>
<dc:title>${escape(`${book.title}: ${book.subtitle}`)}</dc:title>
<dc:language>en</dc:language>
<dc:creator>${escape(book.author)}</dc:creator>
<dc:date>${day}</dc:date>
<meta property="dcterms:modified">${made.toISOString().slice(0, 19)}Z</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
<meta name="cover" content="cover-image"/>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
<item id="css" href="book.css" media-type="text/css"/>
${entries.map(({ file }) => `<item id="${file.replace('.xhtml', '')}" href="${file}" media-type="application/xhtml+xml"/>`).join('\n')}
</manifest>
<spine>
<itemref idref="cover"/>
<itemref idref="nav"/>
${entries.map(({ file }) => `<itemref idref="${file.replace('.xhtml', '')}"/>`).join('\n')}
</spine>
</package>
`;
};
