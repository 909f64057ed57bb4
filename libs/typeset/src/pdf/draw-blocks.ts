import type { Block, Span } from '../blocks.ts';
import type { Canvas } from './canvas.ts';
import { drawDrawing } from './draw-drawing.ts';
import { drawTable, roomFor } from './draw-table.ts';
import { drawFields, drawGrid } from './draw-worksheet.ts';
import { color } from '../color.ts';
import { lastLine, page, textWidth } from './style.ts';
import { allOf, sans } from './wrap.ts';

const body = { size: 10.4, leading: 15.2 };
const small = { size: 9.2, leading: 13.4, face: sans };

export function drawBlocks(canvas: Canvas, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (block.kind === 'heading') drawHeading(canvas, block, next);
    else drawBlock(canvas, block, !next || next.kind === 'page-break');
  }
}

function drawBlock(canvas: Canvas, block: Exclude<Block, { kind: 'heading' }>, endsPage: boolean): void {
  switch (block.kind) {
    case 'page-break':
      if (canvas.y > page.top) canvas.newPage();
      return;
    case 'paragraph':
      canvas.flow('P', block.spans, body);
      canvas.y += 7;
      return;
    case 'list':
    case 'checklist':
      return drawList(canvas, block);
    case 'note':
      return drawNote(canvas, block.paragraphs);
    case 'template':
      return drawTemplate(canvas, block);
    case 'table':
      return drawTable(canvas, block.head, block.rows);
    case 'fields':
      return drawFields(canvas, block.items, endsPage);
    case 'drawing':
      return drawDrawing(canvas, block.drawing, block.alt);
    case 'grid':
      return drawGrid(canvas, block.head, block.rows, endsPage);
  }
}

const leastAfter = { fields: 96, grid: 130, template: 90, note: 70 } as Record<string, number>;

function drawHeading(canvas: Canvas, { level, text }: { level: 2 | 3; text: string }, next?: Block): void {
  const style =
    level === 2
      ? { size: 16, leading: 20, face: allOf('display'), color: color.ink }
      : { size: 10.6, leading: 14, face: allOf('strong'), color: color.blue };
  const lines = canvas.lines(text, textWidth, style);
  if (canvas.y > page.top) canvas.y += level === 2 ? 13 : 7;
  const after =
    next?.kind === 'table' ? roomFor(canvas, next.head, next.rows) + 12 : (leastAfter[next?.kind ?? ''] ?? 46);
  canvas.need(lines.length * style.leading + after);
  canvas.tag(level === 2 ? 'H2' : 'H3', () => (canvas.y = canvas.put(lines, page.left, canvas.y, style)));
  canvas.y += level === 2 ? 7 : 4;
}

function drawList(canvas: Canvas, block: Extract<Block, { kind: 'list' | 'checklist' }>): void {
  const list = canvas.element('L');
  for (const [index, item] of block.items.entries()) {
    const entry = canvas.element('LI', list);
    canvas.need(body.leading * 2);
    const { y } = canvas;
    canvas.artifact(() => {
      if (block.kind === 'checklist')
        canvas.doc
          .roundedRect(page.left + 1, y + 2.5, 9, 9, 2)
          .lineWidth(0.9)
          .strokeColor(color.blue)
          .stroke();
      else if (block.ordered)
        canvas.label(`${index + 1}`, { x: page.left + 1, y: y + 1.4, size: 9.4, font: 'strong', color: color.blue });
      else canvas.doc.circle(page.left + 5, y + 7.4, 1.9).fill(color.blue);
    });
    canvas.flow('LBody', item, body, { x: page.left + 19, width: textWidth - 19, parent: entry });
    entry.end();
    canvas.y += 3.5;
  }
  list.end();
  canvas.y += 5;
}

function drawNote(canvas: Canvas, paragraphs: readonly Span[][]): void {
  const width = textWidth - 30;
  const texts = paragraphs.map((spans) => canvas.lines(spans, width, small));
  const height = texts.reduce((sum, lines) => sum + lines.length * small.leading + 5, 0) + 15;
  canvas.y += 3;
  canvas.need(height);
  const top = canvas.y;
  canvas.artifact(() => {
    canvas.doc.roundedRect(page.left, top, textWidth, height, 6).fill(color.warm);
    canvas.doc.rect(page.left, top + 8, 2.5, height - 16).fill(color.rose);
  });
  canvas.y = top + 10;
  for (const lines of texts) {
    canvas.tag('P', () => (canvas.y = canvas.put(lines, page.left + 16, canvas.y, small)));
    canvas.y += 5;
  }
  canvas.y = top + height + 11;
}

/** Draws a box with a text to copy. The box stays on one page unless it is longer than a page. */
function drawTemplate(canvas: Canvas, { title, lines }: { title: string; lines: readonly string[] }): void {
  const width = textWidth - 28;
  const texts = lines.map((line) => (line ? canvas.lines(line, width, small) : []));
  const height = texts.reduce((sum, text) => sum + (text.length ? text.length * small.leading + 3 : 6), 0) + 36;
  canvas.y += 2;
  if (height < lastLine - page.top) canvas.need(height);
  const top = canvas.y;
  canvas.artifact(() => {
    canvas.doc.roundedRect(page.left, top, textWidth, height, 6).fill(color.wash);
    canvas.doc.roundedRect(page.left, top, textWidth, height, 6).lineWidth(0.5).strokeColor('#C9D3FA').stroke();
  });
  canvas.tag('P', () =>
    canvas.label(title, { x: page.left + 14, y: top + 10, size: 8.2, font: 'strong', color: color.blue }),
  );
  canvas.y = top + 27;
  for (const text of texts) {
    if (text.length === 0) canvas.y += 6;
    else {
      canvas.tag('P', () => (canvas.y = canvas.put(text, page.left + 14, canvas.y, small)));
      canvas.y += 3;
    }
  }
  canvas.y = top + height + 11;
}
