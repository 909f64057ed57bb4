import { agency } from '@blue-peony/agency';
import { confirmLink, type StaffMail } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { accountMessages } from '../i18n/staff/account.ts';
import { factsOf, utc } from './account-facts.ts';
import { letterMail, opening, type Letter, type Link } from './letter.ts';
import type { Mail } from './mail.ts';

/**
 * A mail to a staff member about their account. Its link opens a page with a button, because mail scanners follow
 * links.
 */
export function accountMail(mail: StaffMail, { publicUrl }: { publicUrl: string }): Mail {
  const { unasked, ...words } = accountMessages[mail.kind];
  const links = linksOf(mail, publicUrl);
  const letter: Letter = {
    ...opening('en', words, { agency: agency.name }),
    facts: factsOf(mail),
    links,
    ...('code' in mail && { code: codeOf(mail, links.length > 0) }),
    ending: [unasked],
  };
  return letterMail(letter, { to: { address: mail.to } });
}

function linksOf(mail: StaffMail, publicUrl: string): Link[] {
  if ('token' in mail) {
    const type = mail.kind === 'email_change_requested' ? 'email' : mail.kind;
    return [{ label: accountMessages[mail.kind].open, href: confirmLink(publicUrl, type, mail.token) }];
  }
  const desk = `${publicUrl}/admin`;
  if ('application_id' in mail)
    return [{ label: accountMessages[mail.kind].open, href: `${desk}/review/${mail.application_id}` }];
  if (mail.kind === 'noticed') return [{ label: accountMessages.noticed.open, href: desk }];
  return [];
}

const codeOf = ({ code, expires_at }: { code: string; expires_at: string }, besidesLink: boolean): Letter['code'] => ({
  label: besidesLink ? accountMessages.code : accountMessages.codeAlone,
  // Two groups are easier to copy by hand. The space may be typed or omitted.
  digits: code.replace(/\d{4}(?=\d)/g, '$& '),
  note: `${formatMessage('en', accountMessages.expires, { time: utc(expires_at) })} ${accountMessages.never}`,
});
