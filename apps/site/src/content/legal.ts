/** A legal text: its sections in order. */
export type LegalText = readonly { heading: string; paragraphs: readonly string[] }[];

/** The legal texts of one locale. */
export type LegalTexts = { privacy: LegalText; terms: LegalText };

/** What a page shows of them: the texts, or the HTML that was made of them. */
export type Legal = Record<keyof LegalTexts, LegalText | string>;
