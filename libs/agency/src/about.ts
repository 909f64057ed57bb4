/**
 * What a creator asks before she decides, in sentences of the agency. The landing page shows an entry once it is
 * written, and the launch check lists the others.
 */
export type About = {
  /** The people of the agency, and a number to call. */
  people: string;
  /** The range, of what, and one worked month. */
  commission: string;
  /** The first term, the notice, and what ending early costs. */
  term: string;
  /** How the agency works without her password. */
  access: string;
  /** The people that write to her fans, by first name, and what fans are told. */
  chats: string;
  /** Which app a session uses, who sees it, and whether it is recorded. */
  session: string;
  /** When access ends, what is deleted, and what help she gets against leaks. */
  leaving: string;
};
