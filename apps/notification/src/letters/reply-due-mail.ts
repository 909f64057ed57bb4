import { claims } from '@blue-peony/agency';
import type { MailText } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { staffMessages } from '../i18n/staff/applications.ts';
import { utc } from './account-facts.ts';
import { letterMail } from './letter.ts';
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
  const say = (message: string) => formatMessage('en', message, values);
  return letterMail(
    {
      language: 'en',
      subject: say(text.subject),
      heading: say(text.heading),
      intro: say(text.intro),
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
