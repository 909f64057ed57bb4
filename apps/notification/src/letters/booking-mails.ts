import { agency, filmingClaims } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import type { BookingMail, BookingText } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { coachMessages } from '../i18n/staff/sales.ts';
import { endingOf, letterMail, opening } from './letter.ts';
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
  const letter = {
    ...opening(language, booking[mail], values),
    facts: [
      [booking.when, when],
      [booking.coach, coach.name],
    ] as const,
    links: [{ label: canceled ? booking.again : booking.open, href: `${publicUrl}${link}` }],
    ending: [...(canceled ? [] : [formatMessage(language, booking.notice, values)]), ...endingOf(language)],
  };
  return { ...letterMail(letter, { to: { address: to } }), calendar: entryOf(canceled, calendars.buyer) };
}

/** The same for the coach, in the coach's zone. */
export function coachMail(mail: BookingMail, text: BookingText, orderLink: string): Mail {
  const { coach, reference, hours, to, canceled, calendars } = text;
  const letter = {
    ...opening('en', { ...coachMessages[mail], intro: coachMessages.intro }, { time: coach.when }),
    facts: [
      [coachMessages.when, coach.when],
      [coachMessages.length, formatMessage('en', coachMessages.hours, { hours })],
      [coachMessages.buyer, to],
      [coachMessages.order, reference],
    ] as const,
    links: [{ label: coachMessages.open, href: orderLink }],
  };
  const sent = letterMail(letter, { to: { address: coach.to }, replyTo: { address: to } });
  return { ...sent, calendar: entryOf(canceled, calendars.coach) };
}

const entryOf = (canceled: boolean, content: string) => ({ method: canceled ? 'CANCEL' : 'REQUEST', content }) as const;
