/** `lead` is the point in a few words, `text` what there is to say about it. */
type Item = { lead: string; text: string };

/** One piece of a chapter. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; ordered?: true; items: readonly Item[] }
  | { kind: 'checklist'; title: string; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'note'; look: 'tip' | 'care'; title: string; text: string };

/** The chapters in their order; the ids are the anchors of the address. */
export const chapterIds = [
  'platform-overview',
  'account-setup',
  'content-strategy',
  'marketing-growth',
  'safety-privacy',
  'legal-tax',
  'monetization',
  'growth-tracking',
] as const;
export type ChapterId = (typeof chapterIds)[number];

export type Chapter = { title: string; lead: string; blocks: readonly Block[] };

export type GuideContent = {
  title: string;
  /** Of the browser's tab and of search results. */
  description: string;
  eyebrow: string;
  lead: string;
  readTime: string;
  /** As ISO 8601; `updated` follows every change of what the article says. */
  dates: { published: string; updated: string };
  updated: string;
  contents: string;
  topics: readonly string[];
  link: string;
  chapters: Record<ChapterId, Chapter>;
  /** Captions of the chapters' pictures. */
  pictures: Record<ChapterId, string>;
  /** What the book adds, after these chapters. */
  calls: Partial<Record<ChapterId, string>>;
  offer: { eyebrow: string; title: string; text: string; points: readonly string[]; button: string };
  disclaimer: string;
  bar: string;
  top: string;
};
