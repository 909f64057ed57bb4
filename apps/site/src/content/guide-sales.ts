import type { Story, Three } from '@blue-peony/agency';
import type { Item } from './landing.ts';
import type { BoughtReviews } from './reviews.ts';

export type GuideSalesContent = {
  title: string;
  description: string;
  hero: { eyebrow: string; title: readonly [plain: string, emphasized: string]; lead: string; points: Three<string> };
  rating: { value: number; spoken: string; count: string };
  price: { now: string; regular: string; offer: string; once: string };
  edition: { legend: string; digital: Item; physical: Item; soldOut: string };
  buy: string;
  /** Facts a buyer needs before the purchase: the language of the book and how long its links work. */
  terms: string;
  safe: string;
  claims: readonly { value: string; label: string }[];
  learn: { eyebrow: string; title: string; lead: string; items: readonly Item[] };
  /** Eight pages to leaf through, each in words. */
  leaves: { eyebrow: string; title: string; lead: string; back: string; next: string; pages: readonly string[] };
  frameworks: { eyebrow: string; title: string; lead: string; items: readonly [Item, Item, Item, Item] };
  testimonials: {
    eyebrow: string;
    title: string;
    rating: string;
    lead: string;
    items: Three<Story>;
    bought: BoughtReviews;
  };
  close: { title: string; text: string };
  article: string;
  note: string;
  cover: { series: string; title: readonly string[]; subtitle: string; spoken: string };
};
