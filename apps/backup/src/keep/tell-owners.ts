import { agency } from '@blue-peony/agency';
import { smtpOptions } from '@blue-peony/service-kit';
import { createTransport } from 'nodemailer';
import { query } from '../postgres-tools.ts';
import type { KeepConfig, MailSettings } from './config.ts';
import type { Trouble } from './watch.ts';

const limitMs = 30_000;
const owners = `SELECT email FROM gateway.staff WHERE role = 'owner' AND confirmed_at IS NOT NULL AND banned_at IS NULL`;

/**
 * Mails each owner; without the product's own worker, which may be what is away. @param fine nothing is wrong any more
 * @throws Error when no owner was reached
 */
export async function tellOwners(config: KeepConfig, troubles: Trouble[], fine: boolean): Promise<void> {
  const host = new URL(config.PUBLIC_URL).host;
  const known = await query<{ email: string }>(config.DATABASE_OWNER_URL, owners).catch(() => []);
  const to = known.length > 0 ? known.map(({ email }) => email) : [config.STAFF_EMAIL];
  const transport = mailServer(config);
  const first = troubles[0]?.what ?? (fine ? 'All is well again.' : 'One trouble is over, another one lasts.');
  const lines = troubles.map(({ what, todo }) => `${what}\n${todo}`);
  const text = [...lines, ...(lines.length === 0 ? [first] : []), `The server of ${config.PUBLIC_URL}`].join('\n\n');
  const headers = { 'Auto-Submitted': 'auto-generated' };
  const subject = `${agency.name}: ${first} (${host})`;
  const mails = to.map((address) =>
    transport.sendMail({ from: config.MAIL_FROM, to: address, subject, text, headers }),
  );
  const outcomes = await Promise.allSettled(mails);
  // No second try for one refused address: all other owners would get the mail again.
  if (outcomes.every(({ status }) => status === 'rejected')) await Promise.all(mails);
}

/** @throws Error with what the server says */
export const checkMail = (settings: MailSettings): Promise<true> => mailServer(settings).verify();

const mailServer = ({ SMTP_URL, SMTP_TLS }: MailSettings) => createTransport(smtpOptions(SMTP_URL, SMTP_TLS, limitMs));
