import { buffer } from 'node:stream/consumers';
import type { Book, Section } from './blocks.ts';
import { Canvas } from './canvas.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawContents } from './draw-contents.ts';
import { drawIdea } from './draw-idea.ts';
import { drawGroup, drawIndex } from './draw-index.ts';
import { drawCover, drawPartOpener, drawSectionOpener, drawTitlePage } from './draw-openers.ts';
import { drawPeony } from './peony.ts';
import { colour, page } from './style.ts';
import { sans } from './wrap.ts';

type PageOf = Map<string, number>;

/**
 * The book as a tagged PDF of six by nine inches. The same text always gives the same bytes: `made` is the only date.
 * It is drawn twice, because the contents stand before the pages that they name.
 */
export async function makePdf(book: Book, made: Date): Promise<Buffer> {
  const first: PageOf = new Map();
  await draw(book, made, new Map(), first);
  return draw(book, made, first, new Map());
}

async function draw(book: Book, made: Date, pageOf: PageOf, found: PageOf): Promise<Buffer> {
  const canvas = new Canvas({
    title: `${book.title}: ${book.subtitle}`,
    author: book.author,
    subject: 'A beginner’s guide for creators on subscription platforms',
    keywords: 'creators, subscription platforms, privacy, pricing, content ideas',
    made,
  });
  const { doc } = canvas;
  const bytes = buffer(doc);
  const { outline } = doc;
  const begin = (id: string) => {
    found.set(id, canvas.pages);
    doc.addNamedDestination(id);
  };
  const open = (section: Section, quiet: boolean, parent: PDFKit.PDFOutline) => {
    canvas.running = section.label ? `${section.label}  ·  ${section.title}` : section.title;
    const running = canvas.running;
    canvas.running = '';
    drawSectionOpener(canvas, section, quiet);
    canvas.running = running;
    begin(section.id);
    return parent.addItem(section.label ? `${section.label}: ${section.title}` : section.title);
  };

  drawCover(canvas, book);
  outline.addItem('Cover');
  drawTitlePage(canvas, book);
  doc.font('Helvetica');
  doc.initForm();
  drawContents(canvas, book, pageOf);
  for (const section of book.front) {
    open(section, true, outline);
    drawBlocks(canvas, section.blocks);
  }
  for (const part of book.parts) {
    drawPartOpener(canvas, part);
    const inPart = outline.addItem(`${part.label}: ${part.title}`);
    for (const section of part.sections) {
      const inSection = open(section, false, inPart);
      drawBlocks(canvas, section.blocks);
      drawGroup(canvas, section.ideas, pageOf);
      for (const idea of section.ideas) {
        drawIdea(canvas, idea);
        begin(`idea-${idea.number}`);
        inSection.addItem(`${idea.number}. ${idea.title}`);
      }
    }
  }
  for (const section of book.back) {
    open(section, true, outline);
    drawBlocks(canvas, section.blocks);
  }
  open(
    {
      id: 'index',
      title: 'Ideas by need',
      lead: 'The cards again, sorted by the kind of day you are having.',
      label: '',
      blocks: [],
      ideas: [],
    },
    true,
    outline,
  );
  drawIndex(
    canvas,
    book.parts.flatMap((part) => part.sections.flatMap(({ ideas }) => ideas)),
    pageOf,
  );
  drawLastPage(canvas, book);
  canvas.end();
  return bytes;
}

/** The page at whose foot the buyer's order number is printed: nothing else may stand there. */
function drawLastPage(canvas: Canvas, book: Book): void {
  canvas.running = '';
  canvas.newPage(true);
  canvas.artifact(() => drawPeony(canvas.doc, page.width / 2, 220, 0.3));
  const style = { size: 10.5, leading: 16, face: sans, colour: colour.quiet, align: 'center' as const };
  const text = `Thank you for reading. This copy of ${book.title} was made for one reader, and is yours to keep on every device you own.`;
  canvas.tag('P', () => canvas.put(canvas.lines(text, 270, style), page.left, 400, style));
  const below = { ...style, size: 8.5, leading: 12 };
  canvas.tag('P', () =>
    canvas.put(canvas.lines('Your order number stands at the foot of this page.', 270, below), page.left, 470, below),
  );
}
