import { agency, claims, terms } from '@blue-peony/agency';
import { messages, type Messages } from '@blue-peony/agency/words';
import type { ChangedThing, Language, MailText } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { letterMail, opening, type Letter, type Link } from './letter.ts';
import { tagOf, type Mail } from './mail.ts';

type Kind = Exclude<keyof Messages['applicant'], 'received' | 'discreet' | 'flower'>;
type Text<K extends MailText['kind']> = Extract<MailText, { kind: K }>;
type Written = {
  to: string;
  language: Language;
  links?: Link[];
  facts?: Letter['facts'];
  /** In place of the kind's own. */
  words?: { intro: string; note?: string };
};

const values = () => ({
  ...terms,
  agency: agency.name,
  mailbox: agency.email,
  hours: claims.replyHours,
  days: agency.retention.backupDays,
});

/** The preliminary result, with the sentence that fits its reason and a link to the applicant's page. */
export function resultMail({ to, language, result, reason, link }: Text<'assessed'>, siteUrl: string): Mail {
  const { open } = messages[language].applicant[result];
  const { pastEntry, nothingShown, note, helps } = messages[language].applicant.rejected;
  const words = {
    past_entry: { intro: pastEntry },
    nothing_shown: { intro: nothingShown, note: `${note} ${helps}` },
  };
  const links = [{ label: open, href: siteUrl + link }];
  return write(result, { to, language, links, ...(reason && { words: words[reason] }) });
}

/** New links, one per application: the applicant asked for them, or they stand for mails that were held back. */
export function linksMail({ kind, to, language, links }: Text<'links' | 'gathered'>, siteUrl: string): Mail {
  const { open } = messages[language].applicant.links;
  const days = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const labeled = links.map(({ applied_at, link }) => ({
    label: formatMessage(language, open, { date: days.format(new Date(applied_at)) }),
    href: siteUrl + link,
  }));
  return write(kind, { to, language, links: labeled });
}

/** Names what was changed and when, but no value: others may read the mailbox. */
export function changedMail({ to, language, link, changes }: Text<'changed'>, siteUrl: string): Mail {
  const texts = messages[language].applicant.changed;
  const labels: Record<ChangedThing, string> = { ...messages[language].fields, ...texts };
  const times = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const facts = changes.map(({ what, at }) => [labels[what], `${times.format(new Date(at))} UTC`] as const);
  return write('changed', { to, language, facts, links: [{ label: texts.open, href: siteUrl + link }] });
}

/** The texts that end with one link and have no form of their own. */
type LinkKind = Exclude<Extract<MailText, { link: string }>['kind'], 'received' | 'assessed' | 'changed'>;

/** A letter with one link, for example the confirmation of a new address. */
export function linkMail({ kind, to, language, link }: Text<LinkKind>, siteUrl: string): Mail {
  const { open } = messages[language].applicant[kind];
  return write(kind, { to, language, links: [{ label: open, href: siteUrl + link }] });
}

/** Confirms a deletion and says what it cannot delete. */
export const farewellMail = ({ to, language }: Text<'farewell'>): Mail => write('farewell', { to, language });

function write(kind: Kind, { to, language, links = [], facts = [], words }: Written): Mail {
  const { received, [kind]: own } = messages[language].applicant;
  const texts = { ...own, ...words };
  const { contact, closing, signature } = received;
  const say = (text: string) => formatMessage(language, text, values());
  const ending = [say(texts.note), say(contact), `${closing}\n${say(signature)}`];
  return letterMail({ ...opening(language, texts, values()), facts, links, ending }, { to: { address: to } });
}
