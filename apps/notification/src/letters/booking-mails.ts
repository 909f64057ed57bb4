import { agency, filmingClaims } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import type { BookingMail, BookingText } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { coachMessages } from '../i18n/staff/sales.ts';
import { endingOf, letterMail } from './letter.ts';
import type { Mail } from './mail.ts';

/** Tells the buyer of a session when it takes place, or that it does not, with the entry for her calendar. */
export function bookingMail(mail: BookingMail, text: BookingText, publicUrl: string): Mail {
  const { language, when, coach, link, to, canceled, calendars, reference } = text;
  const { booking } = messages[language].buyer;
  const values = {
    reference,
    agency: agency.name,
    mailbox: agency.email,
    notice: filmingClaims.rescheduleHours,
  };
  const say = (template: string) => formatMessage(language, template, values);
  const { subject, heading, intro } = booking[mail];
  const letter = {
    language,
    subject: say(subject),
    heading: say(heading),
    intro: say(intro),
    facts: [
      [booking.when, when],
      [booking.coach, coach.name],
    ] as const,
    links: [{ label: canceled ? booking.again : booking.open, href: `${publicUrl}${link}` }],
    ending: [...(canceled ? [] : [say(booking.notice)]), ...endingOf(language)],
  };
  return { ...letterMail(letter, { to: { address: to } }), calendar: entryOf(canceled, calendars.buyer) };
}

/** The same for the coach, in the coach's zone. */
export function coachMail(mail: BookingMail, text: BookingText, orderLink: string): Mail {
  const { coach, reference, hours, to, canceled, calendars } = text;
  const { subject, heading } = coachMessages[mail];
  const letter = {
    language: 'en' as const,
    subject: formatMessage('en', subject, { time: coach.when }),
    heading,
    intro: coachMessages.intro,
    facts: [
      [coachMessages.when, coach.when],
      [coachMessages.length, formatMessage('en', coachMessages.hours, { hours })],
      [coachMessages.buyer, to],
      [coachMessages.order, reference],
    ] as const,
    links: [{ label: coachMessages.open, href: orderLink }],
    ending: [],
  };
  const sent = letterMail(letter, { to: { address: coach.to }, replyTo: { address: to } });
  return { ...sent, calendar: entryOf(canceled, calendars.coach) };
}

const entryOf = (canceled: boolean, content: string) => ({ method: canceled ? 'CANCEL' : 'REQUEST', content }) as const;
