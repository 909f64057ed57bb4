import { claims } from '@blue-peony/agency';
import type { MailText } from '@blue-peony/contracts';
import { staffMessages } from '../i18n/staff/applications.ts';
import { utc } from './account-facts.ts';
import { letterMail, opening } from './letter.ts';
import type { Mail } from './mail.ts';
import { languageIn } from './staff-mail.ts';

type ReplyDue = Extract<MailText, { kind: 'reply_due' }>;
type Context = { staffAddress: string; siteUrl: string };

const text = staffMessages.replyDue;

/** Reminds staff of applications that must be answered soon, by reference only. */
export function replyDueMail({ applications }: ReplyDue, { staffAddress, siteUrl }: Context): Mail {
  const linkTo = (id: string) => `${siteUrl}/admin/review/${id}`;
  const first = utc(applications[0]!.due_at);
  const values = { count: applications.length, hours: claims.replyHours, first };
  return letterMail(
    {
      ...opening('en', text, values),
      facts: applications.map(({ id, due_at, country, language, assigned }) => [
        utc(due_at),
        [country, languageIn(language), assigned ? text.assigned : text.free, linkTo(id)].join(', '),
      ]),
      links: [{ label: text.open, href: `${siteUrl}/admin?reply=open&sort=oldest` }],
      ending: [text.ending],
    },
    { to: { address: staffAddress } },
  );
}
