import { agency, claims } from '@blue-peony/agency';
import { locales, type Language, type MailText } from '@blue-peony/contracts';
import { applicantMessages, fill } from '../i18n/index.ts';
import { applicantLetters } from '../i18n/letters/index.ts';
import { letterMail, type Letter } from './letter.ts';
import type { Mail } from './mail.ts';

type Kind = keyof (typeof applicantLetters)[Language];
type Text<K extends MailText['kind']> = Extract<MailText, { kind: K }>;
type Written = { to: string; language: Language; links: Letter['links'] };

const values = {
  agency: agency.name,
  mailbox: agency.email,
  hours: claims.replyHours,
  days: agency.retention.backupDays,
};

/** The preliminary result, with a link to the applicant's page. */
export function resultMail({ to, language, result, link }: Text<'assessed'>, siteUrl: string): Mail {
  const { open } = applicantLetters[language][result];
  return write(result, { to, language, links: [{ label: open, href: siteUrl + link }] });
}

/** New links, one per application. */
export function linksMail({ to, language, links }: Text<'links'>, siteUrl: string): Mail {
  const { open } = applicantLetters[language].links;
  const days = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const labelled = links.map(({ applied_at, link }) => ({
    label: fill(open, { date: days.format(new Date(applied_at)) }),
    href: siteUrl + link,
  }));
  return write('links', { to, language, links: labelled });
}

/** Asks for confirmation of a new address, at the old or at the new one. */
export function addressMail({ kind, to, language, link }: Text<'address_old' | 'address_new'>, siteUrl: string): Mail {
  const { open } = applicantLetters[language][kind];
  return write(kind, { to, language, links: [{ label: open, href: siteUrl + link }] });
}

/** Confirms a deletion and says what it cannot delete. */
export const farewellMail = ({ to, language }: Text<'farewell'>): Mail =>
  write('farewell', { to, language, links: [] });

function write(kind: Kind, { to, language, links }: Written): Mail {
  const { subject, heading, intro, note } = applicantLetters[language][kind];
  const { contact, closing, signature } = applicantMessages[language];
  const letter: Letter = {
    lang: tagOf(language),
    subject,
    heading,
    intro: fill(intro, values),
    facts: [],
    links,
    ending: [fill(note, values), fill(contact, values), `${closing}\n${fill(signature, values)}`],
  };
  return letterMail(letter, { to: { address: to }, replyTo: { name: agency.name, address: agency.email } });
}

const tagOf = (language: Language) => locales.find((locale) => locale.language === language)!.tag;
