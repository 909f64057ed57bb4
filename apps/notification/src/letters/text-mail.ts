import { messages } from '@blue-peony/agency/words';
import type { MailText } from '@blue-peony/contracts';
import { changedMail, farewellMail, linkMail, linksMail, resultMail } from './applicant-letters.ts';
import { readsReplies } from '../mailbox-settings.ts';
import { answerMail } from './answer-mail.ts';
import { applicantMail } from './applicant-mail.ts';
import { discreetMail } from './discreet-mail.ts';
import { pictured } from './layout.ts';
import { flowerId, type Mail } from './mail.ts';
import { replyDueMail } from './reply-due-mail.ts';
import { staffMail, staffReferenceMail } from './staff-mail.ts';

type Context = {
  staffNotifyEmail: string;
  publicUrl: string;
  replyAddress?: string | undefined;
  mailbox?: unknown;
};

/** Composes the mail for a text from intake. */
export function textMail(text: MailText, context: Context): Mail {
  const mail = answerable(compose(text, context), text, context);
  if ('discreet' in text && text.discreet) return discreetMail(mail, text, readsReplies(context));
  if (!('flower' in text) || !text.flower) return mail;
  const picture = { id: flowerId, alt: messages[text.language].applicant.flower };
  return { ...mail, html: pictured(mail.html, picture), flower: text.flower };
}

/** A reply goes to an address that names the application, where the agency has a mailbox for that. */
function answerable(mail: Mail, text: MailText, { replyAddress }: Context): Mail {
  if (!replyAddress || !('reply_token' in text) || !text.reply_token) return mail;
  const address = replyAddress.replace('@', `+${text.reply_token}@`);
  return { ...mail, replyTo: { ...mail.replyTo, address } };
}

function compose(text: MailText, context: Context): Mail {
  const { staffNotifyEmail: staffAddress, publicUrl: siteUrl } = context;
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
      return answerMail(text, readsReplies(context));
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
