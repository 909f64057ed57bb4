import type { Drawing } from '../blocks.ts';
import { looks } from '../looks.ts';
import type { Canvas } from './canvas.ts';
import { color } from '../color.ts';
import { page, textWidth } from './style.ts';

/** Draws a figure with its alternative text. It stays on one page. */
export function drawDrawing(canvas: Canvas, { width, height, shapes, words }: Drawing, alt: string): void {
  const scale = textWidth / width;
  canvas.need(height * scale + 14);
  const { doc, y } = canvas;
  const figure = canvas.element('Figure', undefined, { alt });
  canvas.mark(figure, 'Figure', () => {
    doc
      .save()
      .translate(page.left, y + 3)
      .scale(scale);
    for (const { path, look } of shapes) {
      const { fill, stroke, width: line = 1, dash } = looks[look];
      doc.path(path).lineWidth(line).lineJoin('round').lineCap('round');
      if (dash) doc.dash(dash, { space: dash });
      if (fill) doc.fill(fill);
      else doc.stroke(stroke);
      if (dash) doc.undash();
    }
    doc.font('sans').fontSize(8).fillColor(color.text);
    for (const { x, y: top, text } of words)
      doc.text(text, x - doc.widthOfString(text) / 2, top - 5, { lineBreak: false });
    doc.restore();
  });
  figure.end();
  canvas.allowFewWords();
  canvas.y = y + height * scale + 14;
}
