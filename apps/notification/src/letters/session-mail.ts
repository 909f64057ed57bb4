import { filmingClaims } from '@blue-peony/agency';
import type { OrderText } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { utc } from './account-facts.ts';
import { letterMail } from './letter.ts';
import type { Mail } from './mail.ts';

const { contactHours } = filmingClaims;

/** Reminds staff that the buyer of a session has not been contacted yet. @param link of the order at the desk */
export function sessionWaitsMail(
  { reference, hours, paid_at }: OrderText,
  { staffAddress, link }: { staffAddress: string; link: string },
): Mail {
  const answerBy = utc(new Date(Date.parse(paid_at!) + contactHours * 3_600_000).toISOString());
  return letterMail(
    {
      language: 'en',
      subject: `A booked session waits for an answer until ${answerBy}`,
      heading: 'A buyer still waits for us',
      intro: formatMessage(
        'en',
        'A session was booked and paid, and nobody has noted that its buyer was contacted. We promise that within {contactHours, plural, one {# hour} other {# hours}} of the payment.',
        { contactHours },
      ),
      facts: [
        ['Order', reference],
        ['Session', formatMessage('en', '{hours, plural, one {# hour} other {# hours}}', { hours: hours! })],
        ['Promised until', answerBy],
      ],
      links: [{ label: 'Open the order', href: link }],
      ending: ['Press "Contacted" there once the buyer has heard from us.'],
    },
    { to: { address: staffAddress } },
  );
}
