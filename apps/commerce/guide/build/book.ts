import type { Section } from '@blue-peony/typeset';

/** A card of the idea deck. `minutes` for one person; `face` says whether the idea shows one. */
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

/** A group of cards is a section that holds ideas. */
export type Chapter = Section & { ideas: Idea[] };
export type Part = { id: string; label: string; title: string; lead: string; sections: Chapter[] };
export type Book = {
  title: string;
  subtitle: string;
  author: string;
  front: Section[];
  parts: Part[];
  back: Section[];
};

export const faces = { faceless: 'No face needed', either: 'With or without face', face: 'Shows your face' } as const;
