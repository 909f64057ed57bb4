export type Mailbox = { name?: string | undefined; address: string };

/** One mail to one recipient, ready to be sent. */
export type Mail = {
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  /** BCP 47 tag of its language. */
  lang: string;
  text: string;
  html: string;
  /** Written by a person: the header says `Auto-Submitted: no`. */
  personal?: true;
};
