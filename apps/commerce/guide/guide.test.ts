import { describe, expect, it } from '@jest/globals';
import { guideClaims } from '@blue-peony/agency';
import { makeGuideEpub } from './build/make-epub.ts';
import { readBook } from './build/read-book.ts';

// What the built files hold is for `apps/e2e` to open; here is what their text must have.

const book = readBook();
const ideas = book.parts.flatMap((part) => part.sections.flatMap((section) => section.ideas));

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

  it('makes the same EPUB when it is built again', async () => {
    const made = new Date('2026-01-02T00:00:00Z');
    const [one, other] = [await makeGuideEpub(book, made), await makeGuideEpub(book, made)];
    expect(one.equals(other)).toBe(true);
  });
});
