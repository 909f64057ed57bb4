import { agency } from '@blue-peony/agency';
import {
  keySettings,
  loadConfig,
  observabilitySettings,
  readKeys,
  settings,
  type Environment,
} from '@blue-peony/service-kit';
import { z } from 'zod';
import { inboundConfig, inboundSettings } from './mailbox-settings.ts';
import type { Mailbox } from './letters/mail.ts';

const address = z.email();

/**
 * Reads `Blue Peony <hello@example.com>`, or an address alone.
 * @throws RangeError when it is neither
 */
export function readMailbox(text: string): Required<Mailbox> {
  const [, name = '', inBrackets] = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>\s*$/u.exec(text) ?? [];
  const parsed = address.safeParse((inBrackets ?? text).trim());
  if (!parsed.success) throw new RangeError('expected an address, or a name with an address in angle brackets');
  return { name, address: parsed.data };
}

const mailbox = z.string().transform((text, context) => {
  try {
    return readMailbox(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

export const schema = z.object({
  ...observabilitySettings,
  PORT: settings.port.default(3003),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: settings.postgresUrl,
  EVENTS_URL: settings.amqpUrl,
  /** With user and password if the server requires them. */
  SMTP_URL: settings.smtpUrl,
  SMTP_TLS: settings.smtpTls,
  ...inboundSettings,
  /** Without it, and without the next one, the agency's mailbox as its owner last set it. */
  MAIL_FROM: mailbox.optional(),
  /** Recipient of mails to staff. */
  STAFF_NOTIFY_EMAIL: address.optional(),
  PUBLIC_URL: settings.publicUrl,
  GATEWAY_JWKS_URL: settings.httpUrl,
  /** Internal URLs of the services that own mail texts. */
  INTAKE_URL: settings.httpUrl,
  COMMERCE_URL: settings.httpUrl,
  ...keySettings('INTAKE_INNER_SECRET'),
  ...keySettings('COMMERCE_INNER_SECRET'),
  LOG_LEVEL: settings.logLevel,
});

/** @throws ConfigError that lists every invalid setting */
export function readConfig(environment: Environment = process.env) {
  const env = loadConfig(schema, environment);
  const config = {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    smtpTls: env.SMTP_TLS,
    mailFrom: env.MAIL_FROM,
    ...inboundConfig(env),
    get staffNotifyEmail(): string {
      return env.STAFF_NOTIFY_EMAIL ?? agency.email;
    },
    gatewayJwksUrl: env.GATEWAY_JWKS_URL,
    publicUrl: env.PUBLIC_URL,
    intakeUrl: env.INTAKE_URL,
    commerceUrl: env.COMMERCE_URL,
    ownerKeys: {
      intake: readKeys('INTAKE_INNER_SECRET', env),
      commerce: readKeys('COMMERCE_INNER_SECRET', env),
    },
    /** Interval of the comparison between promised and sent mails. */
    ledgerEveryMs,
  };
  return { config, eventsUrl: env.EVENTS_URL, logLevel: env.LOG_LEVEL, observability: env };
}

type Config = ReturnType<typeof readConfig>['config'];
type Left = 'mailFrom' | 'smtpTls' | 'mailbox' | 'replyAddress';
export type NotificationConfig = Omit<Config, Left> & Partial<Pick<Config, Left>>;

export const ledgerEveryMs = 60_000;
