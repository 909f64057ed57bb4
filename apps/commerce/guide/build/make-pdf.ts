import { readFileSync } from 'node:fs';
import { type Block, type SetDocument, type Section, fullTitle, setDocument, svgFile } from '@blue-peony/typeset';
import { type Book, type Idea, faces, ideasOf, levelOf, storyboardAlt } from './book.ts';
import { drawStoryboard } from '../drawings/storyboard.ts';
import { addFields } from './add-fields.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

/** The cards sorted by what a reader looks for on a given day, and by their names. */
const needs = (ideas: readonly Idea[]): { title: string; ideas: Idea[] }[] => [
  { title: 'You have less than half an hour', ideas: ideas.filter(({ minutes }) => minutes < 30) },
  { title: 'You work without your face', ideas: ideas.filter(({ face }) => face === 'faceless') },
  { title: 'You want people to answer', ideas: ideas.filter(({ use }) => /message|poll|live|series/.test(use)) },
  { title: 'All cards from A to Z', ideas: ideas.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)) },
];
const nameOf = ({ title }: Idea) => title.replace(/^(?:An?|The) /, '');

/**
 * Sets the book, or its worksheets alone; `made` is the date of the edition.
 * @param attached is the file of worksheets
 * @throws Error with the place of a mistake
 */
function setBook(book: Book, made: Date, attached?: Buffer): SetDocument {
  const ideas = ideasOf(book);
  const words = book.title.split(' ');
  const data = {
    ...book,
    description: 'A beginner’s guide for creators on subscription platforms',
    keywords: ['creators', 'subscription platforms', 'privacy', 'pricing', 'content ideas'],
    made: { year: made.getUTCFullYear(), month: made.getUTCMonth() + 1, day: made.getUTCDate() },
    lines: [words[0], words.slice(1, -1).join(' ')],
    accent: words.at(-1),
    sheets: attached ? null : sheetsOf(book),
    front: book.front.map(sectionData),
    back: book.back.map(sectionData),
    parts: book.parts.map((part) => ({
      ...part,
      bookmark: fullTitle(part),
      sections: part.sections.map(({ ideas: cards, ...section }) => ({
        ...sectionData(section),
        cards: cards.map(({ number }) => number),
      })),
    })),
    cards: attached ? ideas.map(cardData) : [],
    index: {
      id: 'index',
      label: '',
      title: 'Ideas by need',
      lead: 'The cards again, sorted by the kind of day you are having, and by name.',
    },
    needs: needs(ideas).map((need) => ({ title: need.title, numbers: need.ideas.map(({ number }) => number) })),
    thanks: `Thank you for reading. This copy of ${book.title} was made for one reader, and is yours to keep on every device you own.`,
  };
  return setDocument({
    template: read('book.typ').toString(),
    data,
    files: attached ? { 'worksheets.pdf': attached } : {},
    faces: [read('capitals.otf')],
  });
}

/** The whole book, and its worksheets as a file to fill in, which the PDF of the book has attached too. */
export async function setWithWorksheets(book: Book, made: Date): Promise<{ set: SetDocument; worksheets: Buffer }> {
  const worksheets = await addFields(setBook(book, made));
  return { set: setBook(book, made, worksheets), worksheets };
}

/** What each section leaves to write, under the headings that stand right above it. */
const sheetsOf = ({ front, parts }: Book) =>
  [...front, ...parts.flatMap(({ sections }) => sections)].flatMap((section) => {
    const isForm = (block?: Block) => block?.kind === 'fields' || block?.kind === 'grid';
    const blocks = section.blocks.filter(
      (block, index) => isForm(block) || (block.kind === 'heading' && isForm(section.blocks[index + 1])),
    );
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });

const sectionData = (section: Section) => ({
  ...section,
  bookmark: fullTitle(section),
  blocks: section.blocks.map(blockData),
});

const blockData = (block: Block) =>
  block.kind === 'drawing' ? { kind: block.kind, alt: block.alt, svg: svgFile(block.drawing) } : block;

const cardData = (idea: Idea) => ({
  ...idea,
  id: String(idea.number).padStart(3, '0'),
  bookmark: `${idea.number}. ${idea.title}`,
  facts: [`${idea.minutes} min   ·   ${faces[idea.face]}   ·   ${idea.use}`, levelOf(idea)],
  storyboard: { svg: svgFile(drawStoryboard(idea.frames, idea.number)), alt: storyboardAlt(idea) },
});
