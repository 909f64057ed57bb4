/** A run of text in one style. */
export type Span = { text: string; style: 'plain' | 'bold' | 'italic' };

/** One piece of a section, as both editions of the book draw it. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'checklist'; items: Span[][] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'note'; paragraphs: Span[][] }
  /** A text to copy and adapt; empty lines part its messages. */
  | { kind: 'template'; title: string; lines: string[] }
  /** Questions with ruled lines to write on. */
  | { kind: 'fields'; items: { label: string; lines: number }[] }
  /** An empty table to fill in. */
  | { kind: 'grid'; head: string[]; rows: number }
  | { kind: 'page-break' };

/** `minutes` for one person; `face` says whether it works without one. */
export type Idea = {
  number: number;
  title: string;
  group: string;
  minutes: number;
  face: 'faceless' | 'either' | 'face';
  use: string;
  concept: string;
  setup: string;
  shots: string[];
  caption: string;
  offer: string;
  safety: string;
};

export type Section = { id: string; title: string; lead: string; label: string; blocks: Block[]; ideas: Idea[] };
export type Part = { id: string; label: string; title: string; lead: string; sections: Section[] };
export type Book = {
  title: string;
  subtitle: string;
  author: string;
  front: Section[];
  parts: Part[];
  back: Section[];
};
