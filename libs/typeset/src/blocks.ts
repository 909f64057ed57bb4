/** A run of text in one style. */
export type Span = { text: string; style: 'plain' | 'bold' | 'italic' };

/** A drawing in its own coordinates. `svg` is what is between the tags: both editions scale it to the width of their text. */
export type Drawing = { width: number; height: number; svg: string };

/** A drawing as a file of its own. */
export const svgFile = ({ width, height, svg }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${svg}</svg>`;

/** One block of a section; PDF and EPUB can both draw it. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'checklist'; items: Span[][] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'note'; paragraphs: Span[][] }
  /** A text to copy and adapt; empty lines separate its messages. */
  | { kind: 'template'; title: string; lines: string[] }
  /** Questions with ruled lines to write on. */
  | { kind: 'fields'; items: { label: string; lines: number }[] }
  /** An empty table to fill in. */
  | { kind: 'grid'; head: string[]; rows: number }
  /** `alt` tells what the drawing shows to readers who do not see it. */
  | { kind: 'drawing'; drawing: Drawing; alt: string }
  | { kind: 'page-break' };

/** `label` is a short name before the title, for example "Chapter 1"; it may be empty. */
export type Heading = { id: string; label: string; title: string };
/** A section of a document: a heading, a lead paragraph and blocks. */
export type Section = Heading & { lead: string; blocks: Block[] };

/** The title as contents and bookmarks show it. */
export const fullTitle = ({ label, title }: { label: string; title: string }): string =>
  label ? `${label}: ${title}` : title;
