import { readFileSync, readdirSync } from 'node:fs';
import { agency, flower, guideClaims } from '@blue-peony/agency';
import { parseSection, type Section } from '@blue-peony/typeset';
import type { Book, Chapter, Part } from './book.ts';
import { drawings } from '../drawings/teaching.ts';
import { type Card, linkIdeas, parseIdeas } from './parse-ideas.ts';

const text = new URL('../text/', import.meta.url);
const { revenueShare, monthlyPrice, taxShare, formThreshold, formThresholdFrom2026 } = guideClaims;

/** The agency's facts, by the names of their placeholders in the text. */
const facts: Record<string, string> = {
  share: `${revenueShare}%`,
  fee: `${100 - revenueShare}%`,
  lowest: `$${monthlyPrice[0]}`,
  highest: `$${monthlyPrice[1]}`,
  tax: `${taxShare[0]}–${taxShare[1]}%`,
  formOld: `$${formThreshold}`,
  formNew: `$${formThresholdFrom2026.toLocaleString('en')}`,
  minimumAge: String(agency.minimumAge),
};

const parts = [
  {
    id: 'goals',
    title: 'Nine goals',
    label: 'Part one',
    lead: 'Nine chapters in the order in which you will need them. Each ends with something finished that you can use the same day.',
    each: 'Goal',
  },
  {
    id: 'frameworks',
    title: 'Four frameworks',
    label: 'Part two',
    lead: 'Four ways of thinking on paper, with worksheets to print or to fill in on a tablet.',
    each: 'Framework',
  },
  {
    id: 'growth',
    title: 'The long run',
    label: 'Part three',
    lead: 'Plans for ninety days, experiments, partners, difficult days, and how to leave well.',
    each: '',
  },
  {
    id: 'ideas',
    title: 'The idea deck',
    label: 'Part four',
    lead: 'Cards to shuffle: one idea a page, each with a setup, a shot list, a caption to start from, its rung and price, and a note on safety.',
    each: '',
  },
] as const;

/**
 * The whole book, read from `text/`: a folder is a part, a file a section, in the order of their names.
 * @throws {Error} naming the section that cannot be read
 */
export function readBook(): Book {
  let cards: Card[] = [];
  const section = (folder: string, file: string, index: number, each: string) => {
    const id = `${folder}-${file.replace(/^\d+-|\.md$/g, '')}`;
    const source = readFileSync(new URL(`${folder}/${file}`, text), 'utf8').replace(/\{(\w+)\}/g, (_, name: string) =>
      fact(id, name),
    );
    if (folder !== 'ideas') return { ...parseSection(id, each && `${each} ${index + 1}`, source, drawings), group: '' };
    const [opening = ''] = source.split(/^## /m);
    const read = parseSection(id, '', opening);
    cards = [...cards, ...parseIdeas(read.title, source, cards.length + 1)];
    return { ...read, group: read.title };
  };
  const folder = (name: string, each = '') =>
    readdirSync(new URL(`${name}/`, text))
      .sort()
      .map((file, index) => section(name, file, index, each));
  const sections = parts.map(({ id, each }) => folder(id, each));
  const ideas = linkIdeas(cards);
  const withIdeas = ({ group, ...read }: Section & { group: string }): Chapter => ({
    ...read,
    ideas: ideas.filter((idea) => idea.group === group),
  });
  return {
    title: 'How to Start OnlyFans',
    subtitle: 'The complete beginner’s guide',
    author: agency.name,
    flower: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${flower.viewBox}">${flower.drawing}</svg>`,
    front: folder('front'),
    parts: parts.map((part, index): Part => ({ ...part, sections: sections[index]!.map(withIdeas) })),
    back: folder('back'),
  };
}

function fact(id: string, name: string): string {
  const found = facts[name];
  if (found === undefined) throw new Error(`${id}: no such fact: ${name}`);
  return found;
}
