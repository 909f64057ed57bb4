import {
  type Canvas,
  type Section,
  color,
  drawBlocks,
  drawContents,
  drawCover,
  drawPartOpener,
  drawPeony,
  drawTitlePage,
  fullTitle,
  makePdf,
  openSection,
  page,
  sans,
} from '@blue-peony/typeset';
import { type Book, type Idea, type Part, ideasOf } from './book.ts';
import { drawIdea } from './draw-idea.ts';
import { destination, drawGroup, drawIndex } from './draw-index.ts';
import { markPdf } from './mark-pdf.ts';

const index: Section = {
  id: 'index',
  title: 'Ideas by need',
  lead: 'The cards again, sorted by the kind of day you are having.',
  label: '',
  blocks: [],
};

/**
 * @param made the date of the edition
 * @param leastWords as {@link makePdf} checks them: not in a build, which an agency's long name must not stop
 */
export async function makeGuidePdf(book: Book, made: Date, leastWords = 0): Promise<Buffer> {
  const info = {
    title: `${book.title}: ${book.subtitle}`,
    author: book.author,
    subject: 'A beginner’s guide for creators on subscription platforms',
    keywords: 'creators, subscription platforms, privacy, pricing, content ideas',
    made,
  };
  return markPdf(await makePdf(info, (canvas) => drawBook(canvas, book), leastWords));
}

function drawBook(canvas: Canvas, book: Book): void {
  drawCover(canvas, book);
  drawTitlePage(canvas, book);
  drawContents(canvas, [
    { entries: book.front },
    ...book.parts.map((part) => ({ title: fullTitle(part), entries: part.sections })),
    { entries: [...book.back, index] },
  ]);
  for (const section of book.front) drawSection(canvas, section);
  const ideas = ideasOf(book);
  for (const part of book.parts) drawPart(canvas, part, ideas);
  for (const section of book.back) drawSection(canvas, section);
  openSection(canvas, index, { quiet: true });
  drawIndex(canvas, ideas);
  drawLastPage(canvas, book);
}

function drawSection(canvas: Canvas, section: Section): void {
  openSection(canvas, section, { quiet: true });
  drawBlocks(canvas, section.blocks);
}

function drawPart(canvas: Canvas, part: Part, ideas: readonly Idea[]): void {
  const below = drawPartOpener(canvas, part);
  for (const section of part.sections) {
    const bookmark = openSection(canvas, section, { below });
    drawBlocks(canvas, section.blocks);
    drawGroup(canvas, section.ideas);
    for (const idea of section.ideas) {
      drawIdea(canvas, idea, ideas[idea.next - 1]!);
      canvas.begin(destination(idea));
      bookmark.addItem(`${idea.number}. ${idea.title}`);
    }
  }
}

/** The service prints the buyer's order number at the foot of this page: nothing else may be there. */
function drawLastPage(canvas: Canvas, book: Book): void {
  canvas.running = '';
  canvas.newPage(true);
  canvas.artifact(() => drawPeony(canvas.doc, page.width / 2, 220, 0.3));
  const style = { size: 10.5, leading: 16, face: sans, color: color.quiet, align: 'center' as const };
  const text = `Thank you for reading. This copy of ${book.title} was made for one reader, and is yours to keep on every device you own.`;
  canvas.tag('P', () => canvas.put(canvas.lines(text, 270, style), page.left, 400, style));
  const below = { ...style, size: 8.5, leading: 12 };
  canvas.tag('P', () =>
    canvas.put(canvas.lines('Your order number stands at the foot of this page.', 270, below), page.left, 470, below),
  );
}
