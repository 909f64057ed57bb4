/** A legal text: its sections in order. */
export type LegalText = readonly { heading: string; paragraphs: readonly string[] }[];

/** The legal texts of one locale. */
export type Legal = { privacy: LegalText; terms: LegalText };
