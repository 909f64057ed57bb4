import {
  keySettings,
  loadConfig,
  observabilitySettings,
  readKeys,
  settings,
  type Environment,
} from '@blue-peony/service-kit';
import { needsWholeS3Key, s3Options, s3Settings } from '@blue-peony/storage';
import { z } from 'zod';

export const photoSettings = {
  /** Photos of 20 MB that fit in memory at a time; of smaller photos accordingly more. */
  PHOTOS_AT_ONCE: z.coerce.number().int().min(1).max(64).default(8),
  /** Megabytes of memory that all processes which decode photos may use together. */
  PHOTO_MEMORY_MB: z.coerce.number().int().min(256).max(65_536).default(768),
  /** Gigabytes of photos that may wait for their application. */
  UNCLAIMED_PHOTOS_GB: z.coerce.number().min(0.001).max(10_000).default(20),
};

export const mailSettings = {
  /** Proves mails that a mail server pushes, by Standard Webhooks; without it none are taken this way. */
  INBOUND_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Second secret during a rotation. */
  INBOUND_WEBHOOK_SECRET_PREVIOUS: z.string().min(16).optional(),
  /** The name under which the receiving mail server writes Authentication-Results; without it a sender's address alone counts. */
  MAIL_AUTHSERV_ID: z.string().optional(),
};

export const schema = z
  .object({
    ...observabilitySettings,
    ...s3Settings,
    PORT: settings.port.default(3001),
    HOST: z.string().default('0.0.0.0'),
    DATABASE_URL: settings.postgresUrl,
    EVENTS_URL: settings.amqpUrl,
    /** Address of the public keys of the gateway's identity tokens. */
    GATEWAY_JWKS_URL: settings.httpUrl,
    /** Proves the links to applicants' own pages. */
    ...keySettings('APPLICANT_SECRET'),
    ...keySettings('INTAKE_INNER_SECRET'),
    ...photoSettings,
    ...mailSettings,
    LOG_LEVEL: settings.logLevel,
  })
  .superRefine(needsWholeS3Key);

/** @throws ConfigError that names every wrong setting */
export function readConfig(environment: Environment = process.env) {
  const env = loadConfig(schema, environment);
  const config = {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    gatewayJwksUrl: env.GATEWAY_JWKS_URL,
    applicantKeys: readKeys('APPLICANT_SECRET', env),
    ...photoConfig(env),
    ...mailConfig(env),
    innerKeys: readKeys('INTAKE_INNER_SECRET', env),
    /** Interval of the checks of an upload's speed. */
    speedCheckMs,
  };
  const s3 = s3Options(env, photoBucket);
  return { config, s3, eventsUrl: env.EVENTS_URL, logLevel: env.LOG_LEVEL, observability: env };
}

type Config = ReturnType<typeof readConfig>['config'];
type Optional = keyof ReturnType<typeof mailConfig>;
export type IntakeConfig = Omit<Config, Optional> & Partial<Pick<Config, Optional>>;

export const photoConfig = (env: z.output<z.ZodObject<typeof photoSettings>>) => ({
  photosAtOnce: env.PHOTOS_AT_ONCE,
  /** Bytes, like the next. */
  photoMemory: env.PHOTO_MEMORY_MB * 1024 * 1024,
  unclaimedBytes: env.UNCLAIMED_PHOTOS_GB * 1e9,
});

export const mailConfig = (env: z.output<z.ZodObject<typeof mailSettings>>) => ({
  inboundSecrets: [env.INBOUND_WEBHOOK_SECRET, env.INBOUND_WEBHOOK_SECRET_PREVIOUS].filter(
    (secret) => secret !== undefined,
  ),
  mailServer: env.MAIL_AUTHSERV_ID,
});

export const speedCheckMs = 2_500;
export const photoBucket = 'bp-form-uploads';
