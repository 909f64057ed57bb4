import { agency } from '@blue-peony/agency';
import { loadConfig, settings, type Environment } from '@blue-peony/service-kit';
import { z } from 'zod';
import { schema as backup } from '../config.ts';

const mail = {
  SMTP_URL: settings.smtpUrl,
  SMTP_TLS: settings.smtpTls,
};
export type MailSettings = z.output<z.ZodObject<typeof mail>>;

const schema = backup.safeExtend({
  ...mail,
  PUBLIC_URL: settings.publicUrl,
  /** Told of troubles as long as there is no owner. */
  STAFF_EMAIL: z.email(),
  MAIL_FROM: z.string().default(agency.email),
  /** Another S3 bucket, to which every backup is copied. Off without an endpoint. */
  COPY_S3_ENDPOINT: z
    .literal('')
    .or(z.url({ protocol: /^https?$/ }))
    .default(''),
  COPY_S3_REGION: z.string().default('us-east-1'),
  COPY_S3_BUCKET: z.string().default(''),
  COPY_S3_ACCESS_KEY_ID: z.string().default(''),
  COPY_S3_SECRET_ACCESS_KEY: z.string().default(''),
});

/** Where the product's parts answer in deploy/one-server. */
const server = {
  /** The program that shows the certificate, as `host:port`. */
  EDGE: 'caddy:443',
  /** Addresses that answer with 2xx while the part works. */
  PARTS: {
    ...Object.fromEntries(
      ['gateway', 'intake', 'commerce', 'notification'].map((part) => [part, `http://${part}:3000/readyz`]),
    ),
    site: 'http://web:8080/robots.txt',
  } as Record<string, string>,
};

/** Settings of a server that keeps itself. */
export type KeepConfig = z.output<typeof schema> & typeof server;

export const readMailSettings = (environment: Environment = process.env): MailSettings =>
  loadConfig(z.object(mail), environment);

/** @throws ConfigError that names every wrong setting */
export const readKeepConfig = (environment: Environment = process.env): KeepConfig => ({
  ...loadConfig(schema, environment),
  ...server,
});
