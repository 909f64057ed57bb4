import { type EpubPage, type Section, escape, figure, makeEpub, sectionBody } from '@blue-peony/typeset';
import { drawStoryboard } from '../drawings/storyboard.ts';
import { blankLine } from '../../src/downloads/order-line.ts';
import { imprintFile } from '../edition/fill-epub.ts';
import { type Book, type Chapter, type Idea, faces, ideasOf, levelOf, storyboardAlt } from './book.ts';

/** @param made the date of the edition, which its identifier names too. @param cover a JPEG picture */
export function makeGuideEpub(book: Book, made: Date, cover: Buffer): Promise<Buffer> {
  const ideas = ideasOf(book);
  return makeEpub({
    id: `urn:blue-peony:guide:${made.toISOString().slice(0, 10)}`,
    title: `${book.title}: ${book.subtitle}`,
    author: book.author,
    cover,
    made,
    pages: [
      { file: imprintFile, label: '', title: 'Imprint', body: '<section><svg/></section>', children: [] },
      ...book.front.map(sectionPage),
      ...book.parts.map(({ id, label, title, lead, sections }) => ({
        file: `part-${id}`,
        label,
        title,
        body: sectionBody({ label, title, lead, blocks: [] }),
        children: sections.map((chapter) => chapterPage(chapter, ideas)),
      })),
      ...book.back.map(sectionPage),
      lastPage(book),
    ],
  });
}

/** The service writes the buyer's order over the blanks. */
export const lastPage = ({ title }: Pick<Book, 'title'>): EpubPage => ({
  file: 'copy',
  label: '',
  title: 'This copy',
  body: `<section><h1>This copy</h1><p>Thank you for reading. This copy of ${escape(title)} was made for one reader, and is yours to keep on every device you own.</p><p>${blankLine}</p></section>`,
  children: [],
  stored: true,
});

const sectionPage = (section: Section): EpubPage => ({
  file: section.id,
  label: section.label,
  title: section.title,
  body: sectionBody(section),
  children: [],
});

const chapterPage = (chapter: Chapter, ideas: readonly Idea[]): EpubPage => ({
  ...sectionPage(chapter),
  children: chapter.ideas.map((idea) => ideaPage(idea, ideas[idea.next - 1]!)),
});

const ideaFile = ({ number }: Idea) => `idea-${String(number).padStart(3, '0')}`;

const ideaPage = (idea: Idea, next: Idea): EpubPage => ({
  file: ideaFile(idea),
  label: '',
  title: `${idea.number}. ${idea.title}`,
  body: `<section><p class="label">${escape(idea.group)} · ${idea.minutes} min · ${faces[idea.face]} · ${escape(idea.use)}<br/>${escape(levelOf(idea).replace(/ {2,}/g, ' '))}</p>
<h2>${idea.number}. ${escape(idea.title)}</h2>${figure(drawStoryboard(idea.frames, idea.number), storyboardAlt(idea))}<p>${escape(idea.concept)}</p>
<h3>Setup</h3><p>${escape(idea.setup)}</p>
<h3>Shots</h3><ol>${idea.shots.map((shot) => `<li>${escape(shot)}</li>`).join('')}</ol>
<blockquote class="caption"><p>“${escape(idea.caption)}”</p></blockquote>
<h3>Offer</h3><p>${escape(idea.offer)}</p>
<h3>Stay safe</h3><p>${escape(idea.safety)}</p>
<h3>Next card</h3><p><a href="${ideaFile(next)}.xhtml">${next.number}. ${escape(next.title)}</a></p></section>`,
  children: [],
});
