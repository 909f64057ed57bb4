/** Of a row of `replies`: a mail of hers that waits for an answer. Must be written exactly like the condition of the index. */
export const waits = `kind = 'reply' AND settled_at IS NULL AND (NOT other_sender OR matched = 'staff')`;

/** The mails of an application that wait. @param application the name of its relation */
export const waitingOf = (application: string): string =>
  `FROM replies WHERE replies.application_id = ${application}.id AND ${waits}`;
