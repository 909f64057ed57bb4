/** The page for people who are put under pressure. */
export type Help = {
  title: string;
  description: string;
  lead: string;
  signs: { title: string; items: readonly string[] };
  lines: { title: string; now: string; items: readonly HelpLine[] };
  us: { title: string; text: string };
};

/** A help line: a phone number or a web page. */
type HelpLine = { name: string; about: string; contact: string; href: string };
