/**
 * What changes from agency to agency, as delivered: `adopt` puts an owner's facts in its place, so nobody may copy a
 * field when a module loads. Addresses are public: nothing secret belongs here.
 */
export const agency = {
  name: 'Blue Peony' as string,
  /** The mailbox that pages, mails and legal texts name. */
  email: 'hello@bluepeony.example' as string,
  copyrightYear: 2024,
  /** Version of the legal texts: the last of `privacyVersions`, or of the owner's own. */
  legalUpdated: '2026-11-26.3' as string,
  minimumAge: 18,
  /** Retention periods. The deletion jobs use them, and the privacy policy prints them. */
  retention: {
    /** Days from the closing of an application. */
    closedDays: 180,
    /** Days from the arrival of an application that is never closed. */
    unansweredDays: 365,
    /** Days after which a backup is deleted. */
    backupDays: 35,
    /** Days that the number of an erased application is kept: longer than any backup, so that none brings it back. */
    ledgerDays: 42,
    /** Years for the audit log of staff actions. */
    auditYears: 2,
    /** Years that tax law requires for orders and invoices. */
    orderYears: 10,
  },
  /** An icon is shown as a link only when its address is set. */
  social: { instagram: '', tiktok: '', x: '', telegram: '' } as Record<
    'instagram' | 'tiktok' | 'x' | 'telegram',
    string
  >,
  /** A short silent video loop, the picture shown until it plays (empty for the drawn flower), and what it shows. */
  hero: {
    sample: true as boolean,
    video: '/media/hero.mp4' as string,
    picture: '' as string,
    alt: {} as Partial<Record<'en' | 'pl' | 'de' | 'ukr' | 'th', string>>,
  },
} as const;
