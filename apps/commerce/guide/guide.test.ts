import { describe, expect, it } from '@jest/globals';
import { guideClaims } from '@blue-peony/agency';
import { drawings } from './drawings/teaching.ts';
import { parseFrames } from './drawings/storyboard.ts';
import { linkIdeas, parseIdeas } from './build/parse-ideas.ts';
import { readBook } from './build/read-book.ts';

// What the built files hold is for `apps/e2e` to open; here is what their text must have.

const book = readBook();
const sections = book.parts.flatMap((part) => part.sections);
const ideas = sections.flatMap((section) => section.ideas);

describe('the text of the guide', () => {
  it('numbers its ideas without a gap, each with a title of its own', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(guideClaims.ideas);
    expect(ideas.map(({ number }) => number)).toEqual(ideas.map((_, index) => index + 1));
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
  });

  it('gives every framework a worksheet to fill in', () => {
    const sheets = book.parts.find(({ id }) => id === 'frameworks')?.sections ?? [];
    expect(sheets).toHaveLength(4);
    expect(sheets.every(({ blocks }) => blocks.some(({ kind }) => kind === 'fields'))).toBe(true);
  });

  it('ends each chapter with one thing to do today', () => {
    const ends = [...book.front, ...sections, ...book.back].map(({ id, blocks }) => {
      const last = blocks.at(-1);
      return [id, last?.kind === 'note' ? last.paragraphs[0]![0]!.text : undefined];
    });
    expect(ends.filter(([, opening]) => opening !== 'Today.')).toEqual([]);
  });

  it('gives each of its facts a source and the day on which it was looked up, or says that it was not', () => {
    const rows = book.back
      .find(({ id }) => id === 'back-facts-and-sources')!
      .blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(([, source, day]) => !source || !/^(2\d{3}-\d\d-\d\d|Not looked up)$/.test(day!))).toEqual([]);
  });

  it('offers something on every rung of the ladder', () => {
    expect([...new Set(ideas.map(({ rung }) => rung))].toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it('draws five frames for each card, of which no other card has more than two', () => {
    const boards = ideas.map(({ frames }) => frames.map((frame) => JSON.stringify(frame)));
    expect(boards.filter((frames) => new Set(frames).size !== 5)).toEqual([]);
    const alike = boards.flatMap((one, index) =>
      boards.slice(index + 1).filter((other) => one.filter((frame) => other.includes(frame)).length > 2),
    );
    expect(alike).toEqual([]);
  });

  it('refuses a frame with a word that names nothing', () => {
    expect(() => parseFrames('*day; stand +unicorn')).toThrow('+unicorn');
    expect(() => parseFrames('*noon; stand')).toThrow('*noon');
  });

  it('shows each of its drawings once, with words for those who do not see it', () => {
    const shown = [...book.front, ...sections].flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === 'drawing'),
    );
    expect(new Set(shown.map(({ drawing }) => drawing))).toEqual(new Set(Object.values(drawings)));
    expect(shown.length).toBeGreaterThanOrEqual(30);
    expect(shown.filter(({ alt }) => alt.split(' ').length < 10)).toEqual([]);
  });

  it('is set in curly quotes alone', () => {
    const strings = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : value && typeof value === 'object'
          ? Object.values(value).flatMap(strings)
          : [];
    expect(strings(book).filter((text) => /["']/.test(text) && !text.startsWith('<'))).toEqual([]);
  });

  it.each([
    ['to a card that does not exist', 'Nowhere'],
    ['back to itself', 'First'],
  ])('refuses a card that leads %s', (_where, next) => {
    const card = `# Group\n\n## First\n\nmeta: 5 | face | page\nlevel: tease 1 | rung 2\nconcept: a\nsetup: b\nshots: c\nframes: *day; stand\ncaption: d\noffer: e\nsafety: f\nnext: ${next}\n`;
    expect(() => linkIdeas(parseIdeas('Group', card, 1))).toThrow(`Idea 1 (First): no card ${next}`);
  });
});
