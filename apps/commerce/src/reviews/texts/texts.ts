/** Words of the pages on which a buyer writes a review. */
export type ReviewTexts = {
  title: string;
  /** What happens with it, and how reviews are checked. */
  lead: string;
  stars: string;
  /** From five stars to one. */
  choices: readonly [string, string, string, string, string];
  name: string;
  words: string;
  wrong: string;
  send: string;
  remove: string;
  thanksTitle: string;
  thanks: string;
  removedTitle: string;
  removed: string;
  noTitle: string;
  no: string;
  home: string;
};
