import { type Canvas, allOf, color, page, sans, textWidth } from '@blue-peony/typeset';
import type { Idea } from './book.ts';

const entry = { size: 8.8, leading: 13, face: sans };

/** Name of a card's page, for links to it. */
export const destination = ({ number }: Idea): string => `idea-${number}`;

/** The cards sorted by what a reader looks for on a given day. */
const needs = (ideas: readonly Idea[]): { title: string; ideas: Idea[] }[] => [
  { title: 'You have less than half an hour', ideas: ideas.filter(({ minutes }) => minutes < 30) },
  { title: 'You work without your face', ideas: ideas.filter(({ face }) => face === 'faceless') },
  { title: 'You want people to answer', ideas: ideas.filter(({ use }) => /message|poll|live|series/.test(use)) },
];

/** The cards of a group, on the page that opens it. */
export function drawGroup(canvas: Canvas, ideas: readonly Idea[]): void {
  canvas.y += 6;
  for (const idea of ideas) {
    const { y } = canvas;
    canvas.tag('P', () => {
      canvas.label(String(idea.number), { x: page.left, y: y + 1, size: 10, font: 'strong', color: color.blue });
      canvas.label(idea.title, { x: page.left + 32, y, size: 11, font: 'plain', color: color.text });
      drawPageNumber(canvas, idea, { x: page.left + textWidth - 46, y: y + 2 });
    });
    canvas.doc.goTo(page.left, y - 2, textWidth, 18, destination(idea));
    canvas.y += 24;
  }
}

export function drawIndex(canvas: Canvas, ideas: readonly Idea[]): void {
  const style = { size: 13, leading: 17, face: allOf('display'), color: color.ink };
  for (const need of needs(ideas)) {
    canvas.need(80);
    const title = canvas.lines(need.title, textWidth, style);
    canvas.tag('H2', () => (canvas.y = canvas.put(title, page.left, canvas.y, style)));
    canvas.y += 5;
    for (const idea of need.ideas) drawIndexEntry(canvas, idea);
    canvas.y += 14;
  }
}

function drawIndexEntry(canvas: Canvas, idea: Idea): void {
  canvas.need(entry.leading);
  const { y } = canvas;
  const { size } = entry;
  canvas.tag('P', () => {
    canvas.label(String(idea.number), { x: page.left, y, size, font: 'strong', color: color.blue });
    canvas.label(idea.title, { x: page.left + 26, y, size, font: 'sans', color: color.text });
    drawPageNumber(canvas, idea, { x: page.left + textWidth - 44, y });
  });
  canvas.doc.goTo(page.left, y - 1, textWidth, 12, destination(idea));
  canvas.y += entry.leading;
}

function drawPageNumber(canvas: Canvas, idea: Idea, at: { x: number; y: number }): void {
  const text = `page ${canvas.pageOf(destination(idea))}`;
  canvas.label(text, { ...at, size: 8.2, font: 'sans', color: color.quiet });
}
