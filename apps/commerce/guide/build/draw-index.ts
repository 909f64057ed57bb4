import type { Idea } from './blocks.ts';
import type { Canvas } from './canvas.ts';
import { colour, page, textWidth } from './style.ts';
import { allOf, sans } from './wrap.ts';

const entry = { size: 8.8, leading: 13, face: sans };

/** The cards sorted by what a reader looks for on a given day. */
const needs = (ideas: readonly Idea[]): { title: string; ideas: Idea[] }[] => [
  { title: 'You have less than half an hour', ideas: ideas.filter(({ minutes }) => minutes < 30) },
  { title: 'You work without your face', ideas: ideas.filter(({ face }) => face === 'faceless') },
  { title: 'You want people to answer', ideas: ideas.filter(({ use }) => /message|poll|live|series/.test(use)) },
];

/** The cards of a group, on the page that opens it. */
export function drawGroup(canvas: Canvas, ideas: readonly Idea[], pageOf: ReadonlyMap<string, number>): void {
  canvas.y += 6;
  for (const idea of ideas) {
    const { y } = canvas;
    canvas.tag('P', () => {
      canvas.label(String(idea.number), page.left, y + 1, 10, 'strong', colour.blue);
      canvas.label(idea.title, page.left + 32, y, 11, 'plain', colour.text);
      canvas.label(
        `page ${pageOf.get(`idea-${idea.number}`) ?? 0}`,
        page.left + textWidth - 46,
        y + 2,
        8.2,
        'sans',
        colour.quiet,
      );
    });
    canvas.doc.goTo(page.left, y - 2, textWidth, 18, `idea-${idea.number}`);
    canvas.y += 24;
  }
}

/** @param pageOf where each card stands, by `idea-<number>` */
export function drawIndex(canvas: Canvas, ideas: readonly Idea[], pageOf: ReadonlyMap<string, number>): void {
  for (const need of needs(ideas)) {
    const style = { size: 13, leading: 17, face: allOf('display'), colour: colour.ink };
    canvas.need(80);
    canvas.tag(
      'H2',
      () => (canvas.y = canvas.put(canvas.lines(need.title, textWidth, style), page.left, canvas.y, style)),
    );
    canvas.y += 5;
    for (const idea of need.ideas) {
      canvas.need(entry.leading);
      const { y } = canvas;
      canvas.tag('P', () => {
        canvas.label(String(idea.number), page.left, y, 8.8, 'strong', colour.blue);
        canvas.label(idea.title, page.left + 26, y, 8.8, 'sans', colour.text);
        canvas.label(
          `page ${pageOf.get(`idea-${idea.number}`) ?? 0}`,
          page.left + textWidth - 44,
          y,
          8.2,
          'sans',
          colour.quiet,
        );
      });
      canvas.doc.goTo(page.left, y - 1, textWidth, 12, `idea-${idea.number}`);
      canvas.y += entry.leading;
    }
    canvas.y += 14;
  }
}
