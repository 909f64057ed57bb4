import type { Section } from '@blue-peony/typeset';
import type { Frame } from '../drawings/frame.ts';

/**
 * A card of the idea deck. `minutes` for one person; `face` says whether the idea shows one. `rung` is the place of its
 * offer on the Price Ladder, `next` the number of the card that goes on from it.
 */
export type Idea = {
  number: number;
  title: string;
  group: string;
  minutes: number;
  face: 'faceless' | 'either' | 'face';
  use: string;
  tease: 1 | 2 | 3;
  rung: 1 | 2 | 3 | 4 | 5;
  concept: string;
  setup: string;
  shots: string[];
  /** The storyboard: a frame for each shot. */
  frames: Frame[];
  caption: string;
  offer: string;
  safety: string;
  next: number;
};

/** A group of cards is a section that holds ideas. */
export type Chapter = Section & { ideas: Idea[] };
export type Part = { id: string; label: string; title: string; lead: string; sections: Chapter[] };
export type Book = {
  title: string;
  subtitle: string;
  /** Name of the agency. */
  author: string;
  /** An SVG file. */
  flower: string;
  front: Section[];
  parts: Part[];
  back: Section[];
};

export const faces = { faceless: 'No face needed', either: 'With or without face', face: 'Shows your face' } as const;

/** Prices of the offers on each rung with a subscription of $9.99, as in the Price Ladder. */
const rungs = { 1: 'in the subscription', 2: '$5–10', 3: '$15–30', 4: '$40–80', 5: 'from $60' } as const;

/** The second line of a card: how much it teases, and what its offer costs. */
export const levelOf = ({ tease, rung }: Pick<Idea, 'tease' | 'rung'>): string =>
  `Tease ${tease} of 3   ·   Rung ${rung}: ${rungs[rung]}`;

/** The text that stands for a card's storyboard. */
export const storyboardAlt = ({ shots }: Pick<Idea, 'shots'>): string =>
  `Storyboard: ${shots.map((shot, index) => `${index + 1}. ${shot}`).join('; ')}.`;

/** All cards, in the order of their numbers. */
export const ideasOf = ({ parts }: Book): Idea[] =>
  parts.flatMap(({ sections }) => sections.flatMap(({ ideas }) => ideas));
