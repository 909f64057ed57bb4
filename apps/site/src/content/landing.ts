import type { Story, Three, VideoWords } from '@blue-peony/agency';

export type Item = { title: string; text: string };
type Six<T> = readonly [T, T, T, T, T, T];

export type Heading = { eyebrow: string; title: string; lead?: string };

/** The text of a landing page, section by section. The tuples hold every locale to the specified numbers of items. */
export type LandingContent = {
  hero: {
    eyebrow: string;
    title: readonly [plain: string, emphasized: string];
    lead: string;
    more: string;
    facts: Three<string>;
    /** Whether there is a section about the agency. */
    told: boolean;
    /** Each leads to the place that answers it. */
    questions: Record<'who' | 'cost' | 'photos' | 'next', string>;
  };
  mission: Heading & { statement: string; figures: readonly { value: string; label: string }[] };
  services: Heading & { items: Three<Item> };
  challenges: Heading & { items: Six<Item> };
  join: { title: string; text: string; points: readonly string[] };
  testimonials: Heading & { play: string; example: string; note: string; items: Three<VideoWords> };
  whychoose: Heading & { items: Six<Item> };
  /** What the criminal law of the readers' country says; it stands before the form. */
  law?: Item;
  plans: Heading & {
    popular: string;
    note: string;
    items: Three<{ title: string; text: string; features: readonly string[] }>;
  };
};

/** The text of the sections after the form. */
export type ClosingContent = {
  /** Empty until the agency has written an entry. */
  about: Heading & { items: readonly Item[] };
  faq: Heading & { items: readonly { question: string; answer: string }[] };
  stories: Heading & { items: Three<Story> };
  comparison: Heading & {
    others: string;
    rows: readonly { topic: string; others: string; us: string }[];
    close: string;
  };
};
