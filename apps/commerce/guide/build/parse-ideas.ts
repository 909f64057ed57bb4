import { parseFrames } from '../drawings/storyboard.ts';
import type { Idea } from './book.ts';

const faces = ['faceless', 'either', 'face'] as const;

/** A card whose `next` is still a title: it may be in another group. */
export type Card = Omit<Idea, 'next'> & { next: string };

/**
 * The cards of one group: each begins with `## Title` and states its fields as `name: text`, one a line.
 * @param first number of the first card
 * @throws {Error} on a card that lacks a field
 */
export const parseIdeas = (group: string, source: string, first: number): Card[] =>
  source
    .split(/^## /m)
    .slice(1)
    .map((card, index) => parseIdea(group, card, first + index));

function parseIdea(group: string, card: string, number: number): Card {
  const [title = '', ...lines] = card.split('\n').map((line) => line.trim());
  const fields = new Map(
    lines.flatMap((line) => {
      const [, name, text] = /^([a-z]+): (.+)$/.exec(line) ?? [];
      return name && text ? [[name, text] as const] : [];
    }),
  );
  const field = (name: string) => {
    const text = fields.get(name);
    if (!text) throw new Error(`Idea ${number} (${title}) has no ${name}`);
    return text;
  };
  const [minutes, face, use = ''] = field('meta').split(' | ');
  const known = faces.find((name) => name === face);
  if (!known || !(Number(minutes) > 0)) throw new Error(`Idea ${number} (${title}): meta not understood`);
  const [, tease, rung] = /^tease ([1-3]) \| rung ([1-5])$/.exec(field('level')) ?? [];
  if (!tease || !rung) throw new Error(`Idea ${number} (${title}): level not understood`);
  return {
    number,
    title,
    group,
    minutes: Number(minutes),
    face: known,
    use,
    tease: Number(tease) as Idea['tease'],
    rung: Number(rung) as Idea['rung'],
    concept: field('concept'),
    setup: field('setup'),
    shots: field('shots')
      .split('; ')
      .map((shot) => shot.charAt(0).toUpperCase() + shot.slice(1)),
    frames: parseFrames(field('frames')),
    caption: field('caption'),
    offer: field('offer'),
    safety: field('safety'),
    next: field('next'),
  };
}

/** Finds the card that each card goes on to. @throws {Error} for a title that no card has */
export function linkIdeas(cards: readonly Card[]): Idea[] {
  const numbers = new Map(cards.map(({ title, number }) => [title, number]));
  return cards.map((card) => {
    const next = numbers.get(card.next);
    if (!next || next === card.number) throw new Error(`Idea ${card.number} (${card.title}): no card ${card.next}`);
    return { ...card, next };
  });
}
