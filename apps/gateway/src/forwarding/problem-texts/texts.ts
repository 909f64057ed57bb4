/** Texts of a page in place of a problem. `{mailbox}` is filled in. */
export type ProblemTexts = Record<'limitedTitle' | 'limited' | 'awayTitle' | 'away' | 'help' | 'home', string>;
