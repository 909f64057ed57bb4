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
  /** A person wrote it, so it does not say that it was made by a program. */
  personal?: true;
};
