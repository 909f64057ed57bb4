import { readFileSync, readdirSync } from 'node:fs';
import { agency, guideClaims } from '@blue-peony/agency';
import { parseSection } from '@blue-peony/typeset';
import type { Book, Chapter, Part } from './book.ts';
import { parseIdeas } from './parse-ideas.ts';

const text = new URL('../text/', import.meta.url);
const { revenueShare, monthlyPrice, taxShare } = guideClaims;

/** The agency's facts, by the name that the text gives in braces. */
const facts: Record<string, string> = {
  agency: agency.name,
  email: agency.email,
  year: String(agency.copyrightYear),
  share: `${revenueShare}%`,
  fee: `${100 - revenueShare}%`,
  lowest: `$${monthlyPrice[0]}`,
  highest: `$${monthlyPrice[1]}`,
  tax: `${taxShare[0]}–${taxShare[1]}%`,
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
    lead: 'Cards to shuffle: one idea a page, each with a set-up, a shot list, a caption to start from and a note on safety.',
    each: '',
  },
] as const;

/**
 * The whole book, read from `text/`: a folder is a part, a file a section, in the order of their names.
 * @throws {Error} naming the section that cannot be read
 */
export function readBook(): Book {
  let ideas = 0;
  const section = (folder: string, file: string, index: number, each: string): Chapter => {
    const id = `${folder}-${file.replace(/^\d+-|\.md$/g, '')}`;
    const source = readFileSync(new URL(`${folder}/${file}`, text), 'utf8').replace(/\{(\w+)\}/g, (_, name: string) =>
      fact(id, name),
    );
    if (folder !== 'ideas') return { ...parseSection(id, each && `${each} ${index + 1}`, source), ideas: [] };
    const [opening = ''] = source.split(/^## /m);
    const read = parseSection(id, '', opening);
    const cards = parseIdeas(read.title, source, ideas + 1);
    ideas += cards.length;
    return { ...read, ideas: cards };
  };
  const folder = (name: string, each = '') =>
    readdirSync(new URL(`${name}/`, text))
      .sort()
      .map((file, index) => section(name, file, index, each));
  return {
    title: 'How to Start OnlyFans',
    subtitle: 'The complete beginner’s guide',
    author: agency.name,
    front: folder('front'),
    parts: parts.map(({ each, ...part }): Part => ({ ...part, sections: folder(part.id, each) })),
    back: folder('back'),
  };
}

function fact(id: string, name: string): string {
  const found = facts[name];
  if (found === undefined) throw new Error(`${id}: no such fact: ${name}`);
  return found;
}
