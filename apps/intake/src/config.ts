import {
  keySettings,
  type KeyRing,
  loadConfig,
  needsKeys,
  observabilitySettings,
  readKeys,
  settings,
  type Environment,
} from '@blue-peony/service-kit';
import { s3Options, s3Settings } from '@blue-peony/storage';
import { z } from 'zod';

/** The settings about photos; the standalone process takes them too. */
export const photoSettings = {
  /** Photos of 20 MB that may be in memory; as many more as they are smaller. */
  PHOTOS_AT_ONCE: z.coerce.number().int().min(1).max(64).default(8),
};

export const schema = z
  .object({
    ...observabilitySettings,
    ...s3Settings,
    PORT: settings.port.default(3001),
    HOST: z.string().default('0.0.0.0'),
    DATABASE_URL: settings.postgresUrl,
    EVENTS_URL: settings.amqpUrl,
    GATEWAY_JWKS_URL: settings.httpUrl,
    ...keySettings('APPLICANT_SECRET'),
    ...photoSettings,
    LOG_LEVEL: settings.logLevel,
  })
  .superRefine(needsKeys('APPLICANT_SECRET'));

/** What the service needs to know; the standalone process fills it in by itself. */
export type IntakeConfig = {
  port: number;
  host: string;
  databaseUrl: string;
  /** Where the gateway publishes the keys of its identity tokens. */
  gatewayJwksUrl: string;
  /** What the secrets of applicants' own pages follow from. */
  applicantKeys: KeyRing;
  photosAtOnce: number;
  /** How often the speed of an upload is looked at. */
  speedCheckMs: number;
};

/** @throws ConfigError that names every wrong setting */
export function readConfig(environment: Environment = process.env) {
  const env = loadConfig(schema, environment);
  const config: IntakeConfig = {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    gatewayJwksUrl: env.GATEWAY_JWKS_URL,
    applicantKeys: readKeys('APPLICANT_SECRET', env),
    photosAtOnce: env.PHOTOS_AT_ONCE,
    speedCheckMs,
  };
  const s3 = s3Options(env, photoBucket);
  return { config, s3, eventsUrl: env.EVENTS_URL, logLevel: env.LOG_LEVEL, observability: env };
}

export const speedCheckMs = 2_500;
export const photoBucket = 'bp-form-uploads';
