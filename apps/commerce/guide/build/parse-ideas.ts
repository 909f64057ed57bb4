import type { Idea } from './book.ts';

const faces = ['faceless', 'either', 'face'] as const;

/**
 * The cards of one group: each begins with `## Title` and states its fields as `name: text`, one a line.
 * @param first number of the first card
 * @throws {Error} on a card that lacks a field
 */
export const parseIdeas = (group: string, source: string, first: number): Idea[] =>
  source
    .split(/^## /m)
    .slice(1)
    .map((card, index) => parseIdea(group, card, first + index));

function parseIdea(group: string, card: string, number: number): Idea {
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
  return {
    number,
    title,
    group,
    minutes: Number(minutes),
    face: known,
    use,
    concept: field('concept'),
    setup: field('setup'),
    shots: field('shots')
      .split('; ')
      .map((shot) => shot.charAt(0).toUpperCase() + shot.slice(1)),
    caption: field('caption'),
    offer: field('offer'),
    safety: field('safety'),
  };
}
