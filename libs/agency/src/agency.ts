/** `country` as ISO 3166 has it. Pages show the words of `<language>/offices.ts`, search engines read these. */
type Office = { sample?: true; id: OfficeId; city: string; region?: string; country: string };
type OfficeId = (typeof offices)[number]['id'];

/** The offices as the footer of one language names them. */
export type OfficeNames = Record<`office.${OfficeId}`, string>;

const offices = [
  { sample: true, id: 'cheyenne', city: 'Cheyenne', region: 'WY', country: 'US' },
  { sample: true, id: 'toronto', city: 'Toronto', region: 'ON', country: 'CA' },
  { sample: true, id: 'warsaw', city: 'Warsaw', country: 'PL' },
  { sample: true, id: 'pattaya', city: 'Pattaya', country: 'TH' },
] as const;

/**
 * What changes from agency to agency. Pages, mails and the guide read it from here; a new agency edits this folder and
 * nothing else. Addresses are public: nothing secret belongs here.
 */
export const agency = {
  name: 'Blue Peony',
  /** The mailbox that pages, mails and legal texts name. */
  email: 'hello@bluepeony.example',
  offices: offices as readonly Office[],
  copyrightYear: 2024,
  /** Date of the legal texts, as ISO 8601: the last of `privacyVersions`. */
  legalUpdated: '2026-11-22',
  minimumAge: 18,
  /** How long what is stored is kept. The jobs that delete go by it, and the privacy policy prints it. */
  retention: {
    /** Days after an application was closed. */
    closedDays: 180,
    /** Days after an application came in that nobody closed. */
    unansweredDays: 365,
    /** Days after which a backup is deleted. */
    backupDays: 35,
    /** Years that the record of what staff did is kept. */
    auditYears: 2,
    /** Years that tax law asks for orders and invoices. */
    orderYears: 10,
  },
  /** An icon is shown as a link only when its address is set. */
  social: { instagram: '', tiktok: '', x: '', telegram: '' } as Record<
    'instagram' | 'tiktok' | 'x' | 'telegram',
    string
  >,
  /** A short silent loop, and the picture that stands until it plays: the drawn flower where no other is named. */
  hero: { sample: true as boolean, video: '/media/hero.mp4', picture: '' as string },
} as const;
