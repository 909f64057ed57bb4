import type { Story, Three, Voice } from '@blue-peony/agency';
import type { Heading, Item } from './landing.ts';
import type { BoughtReviews } from './reviews.ts';

type Four<T> = readonly [T, T, T, T];
type Five<T> = readonly [T, T, T, T, T];

/** The text of a filming-services page, section by section. Prices and earnings come from their own sources. */
export type FilmingContent = {
  page: { title: string; description: string };
  hero: {
    eyebrow: string;
    title: readonly [plain: string, emphasized: string];
    lead: string;
    more: string;
    stats: Three<{ value: string; label: string }>;
  };
  guidance: Heading & Record<'without' | 'with', { title: string; points: Five<string> }>;
  earnings: Heading & { periods: Three<{ period: string; text: string }>; monthly: string; note: string };
  service: Heading & {
    points: Four<string>;
    /** The text for screen readers before a struck-through list price. */
    offer?: { headline: string; badge: string } | undefined;
    table: string;
    note: string;
    /** Leads to the same page in another currency. */
    otherCurrency?: string;
  };
  stories: Heading & { items: Three<Story> };
  comparison: Heading & { others: string; rows: readonly { topic: string; others: string; us: string }[] };
  steps: Heading & { items: Five<Item> };
  closing: Item;
  faq: Heading & { items: Five<{ question: string; answer: string }> };
  voices: Heading & { items: Three<Voice>; bought: BoughtReviews };
};

/** The page after a booking. `{hours}` and the like are filled in already. */
export type FilmingSuccessContent = {
  pageTitle: string;
  /** By the state of the order; `none`: the page was opened without one. */
  states: Record<
    'none' | 'confirmed' | 'pending' | 'review' | 'disputed' | 'refunded' | 'unknown',
    { badge: string; title: string; text: string }
  >;
  next: { title: string; items: Three<Item> };
  prepare: { title: string; items: Four<Item> };
  provided: { title: string; items: Four<string> };
  contact: Item;
  home: string;
};
