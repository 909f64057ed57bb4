import type { Three } from '@blue-peony/agency';

/** The words of what the landing page shows instead of asserting it. Each is labeled as a sample. */
export type Samples = {
  label: string;
  /** A week of publishing. */
  calendar: { title: string; rows: readonly [string, string, string, string]; note: string };
  /** The answer keeps the first of the limits. */
  chat: { title: string; limits: Three<string>; fan: string; answer: string; note: string };
  report: { title: string; joined: string; left: string; answered: string; note: string };
  contract: {
    title: string;
    lead: string;
    heading: string;
    /** The lines that matter; a run of underscores is a blank. */
    lines: readonly { text: string; why: string }[];
  };
  privatePage: { title: string; lead: string; removed: string; device: string; erase: string; more: string };
};
