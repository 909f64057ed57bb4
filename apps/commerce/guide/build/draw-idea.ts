import { type Canvas, allOf, color, lastLine, page, textWidth } from '@blue-peony/typeset';
import { type Idea, faces, levelOf } from './book.ts';
import { destination } from './draw-index.ts';

const title = { size: 23, leading: 28, face: allOf('display'), color: color.ink };
const concept = { size: 11, leading: 16.4 };
const detail = { size: 10, leading: 14.6 };
const caption = { size: 12, leading: 17, face: allOf('displayItalic'), color: color.ink };
const indent = 70;

/** One card on one page. The rest of the page is ruled for the reader's own version. */
export function drawIdea(canvas: Canvas, idea: Idea, next: Idea): void {
  canvas.newPage();
  const { y: top } = canvas;
  canvas.tag('P', () =>
    canvas.label(String(idea.number).padStart(3, '0'), {
      x: page.left,
      y: top - 2,
      size: 34,
      font: 'display',
      color: color.lightBlue,
    }),
  );
  canvas.tag('P', () =>
    canvas.label(idea.group, { x: page.left + indent, y: top + 2, size: 8.2, font: 'strong', color: color.rose }),
  );
  const facts = [`${idea.minutes} min   ·   ${faces[idea.face]}   ·   ${idea.use}`, levelOf(idea)];
  for (const [line, text] of facts.entries())
    canvas.tag('P', () =>
      canvas.label(text, {
        x: page.left + indent,
        y: top + 17 + line * 13,
        size: 8.2,
        font: 'sans',
        color: color.quiet,
      }),
    );
  canvas.y = top + 56;
  const titles = canvas.lines(idea.title, textWidth, title);
  canvas.tag('H2', () => (canvas.y = canvas.put(titles, page.left, canvas.y, title)));
  canvas.y += 8;
  canvas.flow('P', [{ text: idea.concept, style: 'plain' }], concept);
  canvas.y += 12;
  row(canvas, 'Setup', [idea.setup]);
  row(canvas, 'Shots', idea.shots, true);
  drawCaption(canvas, idea.caption);
  row(canvas, 'Offer', [idea.offer]);
  row(canvas, 'Stay safe', [idea.safety]);
  drawNext(canvas, next);
  drawVersion(canvas, idea.number);
}

function row(canvas: Canvas, name: string, texts: readonly string[], numbered = false): void {
  const { y } = canvas;
  canvas.artifact(() =>
    canvas.doc
      .moveTo(page.left, y - 5)
      .lineTo(page.left + textWidth, y - 5)
      .lineWidth(0.4)
      .strokeColor(color.rule)
      .stroke(),
  );
  canvas.tag('H3', () =>
    canvas.label(name, { x: page.left, y: y + 1.5, size: 8.6, font: 'strong', color: color.blue }),
  );
  for (const [index, text] of texts.entries()) {
    if (numbered)
      canvas.tag('Lbl', () =>
        canvas.label(String(index + 1), {
          x: page.left + indent,
          y: canvas.y + 1.5,
          size: 8.6,
          font: 'strong',
          color: color.quiet,
        }),
      );
    const inset = indent + (numbered ? 14 : 0);
    canvas.flow('P', [{ text, style: 'plain' }], detail, { x: page.left + inset, width: textWidth - inset });
    canvas.y += numbered ? 1.5 : 0;
  }
  canvas.y += 10;
}

function drawCaption(canvas: Canvas, text: string): void {
  const lines = canvas.lines(`“${text}”`, textWidth - 32, caption);
  const height = lines.length * caption.leading + 32;
  const { y } = canvas;
  canvas.artifact(() => canvas.doc.roundedRect(page.left, y - 2, textWidth, height, 7).fill(color.warm));
  canvas.tag('P', () =>
    canvas.label('Caption to start from', {
      x: page.left + 16,
      y: y + 7,
      size: 7.6,
      font: 'strong',
      color: color.rose,
    }),
  );
  canvas.tag('P', () => canvas.put(lines, page.left + 16, y + 20, caption));
  canvas.y = y + height + 14;
}

/** The card to go on with, and the page it is on. */
function drawNext(canvas: Canvas, next: Idea): void {
  const { y } = canvas;
  const text = `${next.number}. ${next.title}, page ${canvas.pageOf(destination(next))}`;
  canvas.tag('H3', () => canvas.label('Next card', { x: page.left, y, size: 8.6, font: 'strong', color: color.blue }));
  canvas.tag('P', () =>
    canvas.label(text, { x: page.left + indent, y: y - 1, size: 10, font: 'plain', color: color.text }),
  );
  canvas.doc.goTo(page.left, y - 3, textWidth, 15, destination(next));
  canvas.y = y + 18;
}

function drawVersion(canvas: Canvas, number: number): void {
  const rules = Math.floor((lastLine - canvas.y - 16) / 21);
  if (rules < 1) return;
  const { y } = canvas;
  canvas.tag('P', () =>
    canvas.label('My version: date, what I changed, what it brought', {
      x: page.left,
      y: y + 2,
      size: 7.6,
      font: 'strong',
      color: color.quiet,
    }),
  );
  canvas.artifact(() => {
    for (let line = 1; line <= rules; line += 1)
      canvas.doc
        .moveTo(page.left, y + 13 + line * 21)
        .lineTo(page.left + textWidth, y + 13 + line * 21)
        .lineWidth(0.4)
        .strokeColor('#C9C7D1')
        .stroke();
  });
  canvas.field(page.left, y + 14, textWidth, rules * 21, `My version of idea ${number}`);
}
