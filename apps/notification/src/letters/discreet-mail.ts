import { messages } from '@blue-peony/agency/words';
import type { MailText } from '@blue-peony/contracts';
import { filler, fronted } from './layout.ts';
import type { Mail } from './mail.ts';

type ToApplicant = Extract<MailText, { tag: string }>;

/** The same mail, of which a list of mails and a locked screen show only neutral words. The body stays. */
export function discreetMail(mail: Mail, text: ToApplicant, repliesAreRead: boolean): Mail {
  const { sender, subject: neutral, preview } = messages[text.language].applicant.discreet;
  // By the reference, staff find the application of a reply that does not come to the desk.
  const subject = text.kind === 'answer' && !repliesAreRead ? `${neutral} [${text.reference}]` : neutral;
  return {
    ...mail,
    sender,
    replyTo: { ...mail.replyTo, name: sender },
    subject,
    text: `${preview}${filler}\n\n${mail.text}`,
    html: fronted(mail.html, { title: subject, preview }),
  };
}
