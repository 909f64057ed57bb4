import {
  isProduction,
  keySettings,
  type KeyRing,
  loadConfig,
  observabilitySettings,
  readKeys,
  settings,
  type Environment,
} from '@blue-peony/service-kit';
import { z } from 'zod';

/** Limits of concurrent work. They protect capacity and apply even when the rate limits are off. */
export const capacitySettings = { UPLOADS_AT_ONCE: z.coerce.number().int().min(1).default(64) };

/** The documentation helps developers and attackers alike: in production it must be turned on explicitly. */
export const hasApiDocs = ({
  NODE_ENV,
  API_DOCS,
}: {
  NODE_ENV: string;
  API_DOCS?: 'on' | 'off' | undefined;
}): boolean => (API_DOCS ? API_DOCS === 'on' : !isProduction(NODE_ENV));

export const schema = z.object({
  NODE_ENV: z.string().default('development'),
  ...observabilitySettings,
  LOG_LEVEL: settings.logLevel,
  HOST: z.string().default('0.0.0.0'),
  PORT: settings.port.default(3000),
  DATABASE_URL: settings.postgresUrl,
  EVENTS_URL: settings.amqpUrl,
  INTAKE_URL: settings.httpUrl,
  COMMERCE_URL: settings.httpUrl.optional(),
  NOTIFICATION_URL: settings.httpUrl.optional(),
  PUBLIC_URL: settings.publicUrl,
  TRUSTED_PROXIES: settings.networks,
  ...keySettings('PHOTO_LINK_SECRET'),
  ...keySettings('SECRETS_KEY'),
  ...keySettings('INTAKE_INNER_SECRET'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  ...capacitySettings,
  API_DOCS: z.enum(['on', 'off']).optional(),
  PASSWORD_RANGES_URL: settings.httpUrl.optional(),
  SECOND_FACTOR: z.enum(['required', 'optional']).default('required'),
  SITE_DIR: z.string().optional(),
  ADMIN_DIR: z.string().optional(),
});

const environmentSchema = schema.refine(
  ({ NODE_ENV, RATE_LIMITS }) => !isProduction(NODE_ENV) || RATE_LIMITS === 'on',
  {
    path: ['RATE_LIMITS'],
    error: 'off is refused in production',
  },
);

/** Settings of the gateway, read from the environment by `readConfig`. */
export type GatewayConfig = {
  host: string;
  /** 0 chooses a free port. */
  port: number;
  databaseUrl: string;
  /** Base URLs of the inner services, for example `http://intake:3000`. */
  intakeUrl: string;
  commerceUrl?: string | undefined;
  notificationUrl?: string | undefined;
  /** Origin that browsers use, without a trailing slash; also the beginning of the issuer of staff tokens. */
  publicUrl: string;
  /** Addresses or CIDR ranges of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  photoLinkKeys: KeyRing;
  /**
   * Keys that encrypt the signing keys and the secrets of authenticator apps. Old keys stay in the ring while they are
   * needed for decryption.
   */
  sealingKeys: KeyRing;
  /** Keys of calls to intake's ledger; without them nothing is told to it. */
  intakeKeys?: KeyRing | undefined;
  rateLimits: boolean;
  /** Service of leaked passwords, queried by hash prefix; absent turns the check off. */
  passwordRangesUrl?: string | undefined;
  /** Whether the API documentation is public. */
  apiDocs: boolean;
  /** Whether the desk requires two factors, unless an owner decides otherwise. */
  secondFactorRequired: boolean;
  /** Concurrent uploads; the limit applies without rate limits too. */
  uploadsAtOnce: number;
  /** Overrides the limit of concurrent uploads of an address, for tests. */
  uploadsPerAddress?: number;
  /** Overrides the minimum speed of a sender, for tests. */
  slowest?: { everyMs: number; bytes: number };
  /** Directory of a built web app; absent when nginx serves it. */
  siteDir?: string | undefined;
  adminDir?: string | undefined;
};

/** @throws ConfigError that lists every wrong setting */
export function readConfig(environment: Environment = process.env) {
  const values = loadConfig(environmentSchema, environment);
  const config: GatewayConfig = {
    host: values.HOST,
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    intakeUrl: values.INTAKE_URL,
    commerceUrl: values.COMMERCE_URL,
    notificationUrl: values.NOTIFICATION_URL,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    photoLinkKeys: readKeys('PHOTO_LINK_SECRET', values),
    sealingKeys: readKeys('SECRETS_KEY', values),
    intakeKeys: readKeys('INTAKE_INNER_SECRET', values),
    rateLimits: values.RATE_LIMITS === 'on',
    uploadsAtOnce: values.UPLOADS_AT_ONCE,
    apiDocs: hasApiDocs(values),
    passwordRangesUrl: values.PASSWORD_RANGES_URL,
    secondFactorRequired: values.SECOND_FACTOR === 'required',
    siteDir: values.SITE_DIR,
    adminDir: values.ADMIN_DIR,
  };
  return { config, eventsUrl: values.EVENTS_URL, logLevel: values.LOG_LEVEL, observability: values };
}

const commandSchema = z.object({
  DATABASE_URL: schema.shape.DATABASE_URL,
  PUBLIC_URL: schema.shape.PUBLIC_URL,
  ...keySettings('SECRETS_KEY'),
});

/** The settings that the operator's commands need. */
export type CommandConfig = Pick<GatewayConfig, 'databaseUrl' | 'publicUrl' | 'sealingKeys'>;

/** @throws ConfigError that lists every wrong setting */
export function readCommandConfig(environment: Environment = process.env): CommandConfig {
  const values = loadConfig(commandSchema, environment);
  return {
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    sealingKeys: readKeys('SECRETS_KEY', values),
  };
}
