import type { MailText } from '@blue-peony/contracts';
import { changedMail, farewellMail, linkMail, linksMail, resultMail } from './applicant-letters.ts';
import { answerMail } from './answer-mail.ts';
import { applicantMail } from './applicant-mail.ts';
import { discreetMail } from './discreet-mail.ts';
import type { Mail } from './mail.ts';
import { replyDueMail } from './reply-due-mail.ts';
import { staffMail, staffReferenceMail } from './staff-mail.ts';

type Context = { staffNotifyEmail: string; publicUrl: string };

/** Composes the mail for a text from intake. */
export function textMail(text: MailText, context: Context): Mail {
  const mail = compose(text, context);
  return 'discreet' in text && text.discreet ? discreetMail(mail, text) : mail;
}

function compose(text: MailText, { staffNotifyEmail: staffAddress, publicUrl }: Context): Mail {
  const siteUrl = publicUrl.replace(/\/+$/, '');
  switch (text.kind) {
    case 'staff':
      return staffMail(text.application, { staffAddress, siteUrl });
    case 'staff_reference':
      return staffReferenceMail(text, { staffAddress, siteUrl });
    case 'received':
      return applicantMail(text, siteUrl);
    case 'assessed':
      return resultMail(text, siteUrl);
    case 'answer':
      return answerMail(text);
    case 'links':
    case 'gathered':
      return linksMail(text, siteUrl);
    case 'changed':
      return changedMail(text, siteUrl);
    case 'farewell':
      return farewellMail(text);
    case 'reply_due':
      return replyDueMail(text, { staffAddress, siteUrl });
    default:
      return linkMail(text, siteUrl);
  }
}
