/** A part of the product by the name that `/readyz` gives it, and what its absence means for people. */
export const away = {
  since: 'since',
  parts: {
    database: [
      'The database is away',
      'Nothing can be read or saved until it is back. Visitors are asked to try again.',
    ],
    broker: ['The message broker is away', 'Emails wait; none is lost.'],
    'mail server': ['The mail server is away', 'Emails wait; none is lost.'],
    'photo store': [
      'The photo store is away',
      'Photos can be neither uploaded nor opened. Applications without a new photo come in.',
    ],
    'guide store': ['The guide store is away', 'Buyers may have to download later. Nothing is counted meanwhile.'],
    intake: [
      'The application service is away',
      'Applications can be neither sent nor reviewed. The form keeps what visitors have entered.',
    ],
    commerce: ['The order service is away', 'Downloads have to wait. Buyers are led to the fallback checkout.'],
    notification: ['The mail service is away', 'Emails wait; none is lost.'],
    mailbox: ['The mailbox of replies is away', 'What applicants answer waits there and comes in later; none is lost.'],
    'set aside': [
      'Emails lie aside in the mailbox of replies',
      'They are too large or cannot be stored. Read them there: each has a star. Without its star, one is tried again.',
    ],
    gateway: ['The server does not answer', 'The desk and the forms of the site work again when it is back.'],
  } as Readonly<Record<string, readonly [string, string]>>,
  other: (name: string) => [`A part is away: ${name}`, 'Some calls may fail.'] as const,
} as const;
