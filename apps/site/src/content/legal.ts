/** A legal text: its sections in order. */
export type LegalText = readonly { heading: string; paragraphs: readonly string[] }[];

/** The legal texts of one locale. */
export type LegalTexts = { privacy: LegalText; terms: LegalText };

/** The legal texts on a page: as data, or as the HTML rendered from it. */
export type Legal = Record<keyof LegalTexts, LegalText | string>;
