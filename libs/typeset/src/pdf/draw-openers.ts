import { type Section, fullTitle } from '../blocks.ts';
import type { Canvas } from './canvas.ts';
import { drawPeony } from './peony.ts';
import { color } from '../color.ts';
import { page, textWidth } from './style.ts';
import { allOf, sans } from './wrap.ts';

const { width, height } = page;

type Titles = { title: string; subtitle: string; author: string };

function night(canvas: Canvas, bottom: number = height): void {
  const ground = canvas.doc.linearGradient(0, 0, width * 0.6, bottom);
  ground.stop(0, '#1a2450').stop(0.65, color.ink);
  canvas.doc.rect(0, 0, width, bottom).fill(ground);
}

export function drawCover(canvas: Canvas, titles: Titles): void {
  canvas.newPage(true);
  canvas.artifact(() => {
    night(canvas);
    drawPeony(canvas.doc, width * 0.68, height * 0.68, 1.12);
    drawPeony(canvas.doc, 48, 55, 0.06);
  });
  canvas.tag('P', () => canvas.label(titles.author, { x: 68, y: 48, size: 12, font: 'sans', color: '#DDE3FF' }));
  const [last = '', ...first] = titles.title.split(' ').toReversed();
  const style = { size: 62, leading: 64, color: color.white };
  canvas.tag('Title', () => {
    const lines = canvas.lines(first.toReversed().join(' '), 300, { ...style, face: allOf('display') });
    const y = canvas.put(lines, 38, 92, style);
    canvas.label(last, { x: 38, y, size: style.size, font: 'displayItalic', color: color.blush });
  });
  const subtitle = { size: 15, leading: 21, face: sans, color: '#EDEFFF' };
  canvas.tag('P', () => canvas.put(canvas.lines(titles.subtitle, 170, subtitle), 38, height - 96, subtitle));
  canvas.doc.outline.addItem('Cover');
}

export function drawTitlePage(canvas: Canvas, titles: Titles): void {
  canvas.newPage(true);
  canvas.artifact(() => drawPeony(canvas.doc, width / 2, 190, 0.2));
  const title = { size: 34, leading: 40, face: allOf('display'), color: color.ink, align: 'center' as const };
  const subtitle = {
    size: 14,
    leading: 20,
    face: allOf('displayItalic'),
    color: color.blue,
    align: 'center' as const,
  };
  const author = { size: 10, leading: 14, face: sans, color: color.quiet, align: 'center' as const };
  canvas.tag('P', () => (canvas.y = canvas.put(canvas.lines(titles.title, 260, title), page.left, 280, title)));
  canvas.tag('P', () =>
    canvas.put(canvas.lines(titles.subtitle, textWidth, subtitle), page.left, canvas.y + 12, subtitle),
  );
  canvas.tag('P', () => canvas.put(canvas.lines(titles.author, textWidth, author), page.left, height - 90, author));
}

/** Begins a part on its own page. @returns the part's bookmark, under which its sections' bookmarks go */
export function drawPartOpener(canvas: Canvas, part: Omit<Section, 'id' | 'blocks'>): PDFKit.PDFOutline {
  canvas.newPage(true);
  canvas.artifact(() => {
    night(canvas);
    drawPeony(canvas.doc, width * 0.82, height * 0.84, 0.85);
  });
  canvas.tag('P', () =>
    canvas.label(part.label.toUpperCase(), {
      x: page.left,
      y: 118,
      size: 9,
      font: 'strong',
      color: color.lightBlue,
      characterSpacing: 1.6,
    }),
  );
  const title = { size: 44, leading: 50, face: allOf('display'), color: color.white };
  const lead = { size: 13, leading: 20, face: sans, color: '#DDE3FF' };
  canvas.tag('H1', () => (canvas.y = canvas.put(canvas.lines(part.title, textWidth, title), page.left, 142, title)));
  canvas.tag('P', () => canvas.put(canvas.lines(part.lead, 270, lead), page.left, canvas.y + 14, lead));
  return canvas.doc.outline.addItem(fullTitle(part));
}

type Opening = { quiet?: boolean; below?: PDFKit.PDFOutline };

/**
 * Begins a section on a new page, with its destination, its bookmark and its running title.
 * @param quiet leaves out the dark picture, for sections outside of the parts
 * @returns the bookmark, for bookmarks below it
 */
export function openSection(
  canvas: Canvas,
  section: Section,
  { quiet = false, below = canvas.doc.outline }: Opening = {},
): PDFKit.PDFOutline {
  canvas.running = '';
  drawSectionOpener(canvas, section, quiet);
  canvas.running = section.label ? `${section.label}  ·  ${section.title}` : section.title;
  canvas.begin(section.id);
  return below.addItem(fullTitle(section));
}

function drawSectionOpener(canvas: Canvas, section: Section, quiet: boolean): void {
  canvas.newPage();
  const ink = quiet ? color.ink : color.white;
  const title = { size: quiet ? 26 : 30, leading: quiet ? 31 : 35, face: allOf('display'), color: ink };
  const lead = { size: 11.4, leading: 17, face: sans, color: quiet ? color.quiet : '#DDE3FF' };
  const titles = canvas.lines(section.title, quiet ? textWidth : 290, title);
  const leads = canvas.lines(section.lead, quiet ? textWidth : 280, lead);
  const top = quiet ? page.top + 4 : 92;
  const bottom = top + titles.length * title.leading + leads.length * lead.leading + (quiet ? 24 : 46);
  if (!quiet)
    canvas.artifact(() => {
      canvas.doc.save().rect(0, 0, width, bottom).clip();
      night(canvas, bottom);
      drawPeony(canvas.doc, width - 18, bottom - 18, 0.5, 0.95);
      canvas.doc.restore();
    });
  if (!quiet && section.label)
    canvas.tag('P', () =>
      canvas.label(section.label.toUpperCase(), {
        x: page.left,
        y: 62,
        size: 8.6,
        font: 'strong',
        color: color.blush,
        characterSpacing: 1.5,
      }),
    );
  canvas.tag(quiet ? 'H1' : 'H2', () => (canvas.y = canvas.put(titles, page.left, top, title)));
  canvas.tag('P', () => canvas.put(leads, page.left, canvas.y + 8, lead));
  canvas.y = bottom + (quiet ? 4 : 22);
}
