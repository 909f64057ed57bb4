/** A run of text in one style. */
export type Span = { text: string; style: 'plain' | 'bold' | 'italic' };

/** One piece of a section; PDF and EPUB can both draw it. */
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
  | { kind: 'page-break' };

/** `label` is a short name before the title, such as "Chapter 1"; it may be empty. */
export type Heading = { id: string; label: string; title: string };
export type Section = Heading & { lead: string; blocks: Block[] };

/** The title as contents and bookmarks show it. */
export const fullTitle = ({ label, title }: { label: string; title: string }): string =>
  label ? `${label}: ${title}` : title;
