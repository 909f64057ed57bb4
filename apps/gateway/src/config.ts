import {
  isProduction,
  keySettings,
  type KeyRing,
  loadConfig,
  needsKeys,
  observabilitySettings,
  readKeys,
  settings,
  type Environment,
} from '@blue-peony/service-kit';
import { z } from 'zod';

const capacity = z.coerce.number().int().min(1);

/** What is under way at most; no limits of abuse, so they hold without these too. */
export const capacitySettings = {
  UPLOADS_AT_ONCE: capacity.default(64),
  UPLOADS_PER_ADDRESS: capacity.default(6),
  STREAMS_AT_ONCE: capacity.default(512),
};
type Capacity = z.output<z.ZodObject<typeof capacitySettings>>;

export const capacityOf = (
  values: Capacity,
): Pick<GatewayConfig, 'uploadsAtOnce' | 'uploadsPerAddress' | 'streamsAtOnce'> => ({
  uploadsAtOnce: values.UPLOADS_AT_ONCE,
  uploadsPerAddress: values.UPLOADS_PER_ADDRESS,
  streamsAtOnce: values.STREAMS_AT_ONCE,
});

/** The documentation helps who builds, and who attacks: in production it is there only when it is asked for. */
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
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  ...capacitySettings,
  API_DOCS: z.enum(['on', 'off']).optional(),
  PASSWORD_RANGES_URL: settings.httpUrl.optional(),
  SECOND_FACTOR: z.enum(['required', 'optional']).default('required'),
  SITE_DIR: z.string().optional(),
  ADMIN_DIR: z.string().optional(),
});

const environmentSchema = schema
  .refine(({ NODE_ENV, RATE_LIMITS }) => !isProduction(NODE_ENV) || RATE_LIMITS === 'on', {
    path: ['RATE_LIMITS'],
    error: 'off is refused in production',
  })
  .superRefine(needsKeys('PHOTO_LINK_SECRET'))
  .superRefine(needsKeys('SECRETS_KEY'));

export type GatewayConfig = {
  host: string;
  /** 0 takes a free port. */
  port: number;
  databaseUrl: string;
  /** Where the inner services answer, for example `http://intake:3000`. */
  intakeUrl: string;
  commerceUrl?: string | undefined;
  notificationUrl?: string | undefined;
  /** Origin that browsers use, without a trailing slash; the issuer of staff tokens begins with it. */
  publicUrl: string;
  /** Addresses or CIDRs whose `X-Forwarded-For` names the client. */
  trustedProxies: string[];
  photoLinkKeys: KeyRing;
  /** Seal the signing keys and the secrets of authenticator apps, which open as long as their secret is in the ring. */
  sealingKeys: KeyRing;
  rateLimits: boolean;
  /** Where ranges of leaked passwords are asked for; absent where nobody asks. */
  passwordRangesUrl?: string | undefined;
  /** Whether anybody may read the documentation of the API. */
  apiDocs: boolean;
  /** Whether the desk opens only to two factors, unless an owner decides otherwise. */
  secondFactorRequired: boolean;
  /** Uploads under way, in all and from one address; both hold without rate limits too. */
  uploadsAtOnce: number;
  uploadsPerAddress: number;
  /** Photos, exports and downloads under way. */
  streamsAtOnce: number;
  /** How slow a sender may be, where tests cannot wait for it. */
  slowest?: { everyMs: number; bytes: number };
  /** Built web apps to serve; absent where nginx serves them. */
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
    rateLimits: values.RATE_LIMITS === 'on',
    ...capacityOf(values),
    apiDocs: hasApiDocs(values),
    passwordRangesUrl: values.PASSWORD_RANGES_URL,
    secondFactorRequired: values.SECOND_FACTOR === 'required',
    siteDir: values.SITE_DIR,
    adminDir: values.ADMIN_DIR,
  };
  return { config, eventsUrl: values.EVENTS_URL, logLevel: values.LOG_LEVEL, observability: values };
}

const commandSchema = z
  .object({
    DATABASE_URL: schema.shape.DATABASE_URL,
    PUBLIC_URL: schema.shape.PUBLIC_URL,
    ...keySettings('SECRETS_KEY'),
  })
  .superRefine(needsKeys('SECRETS_KEY'));

/** What the operator's commands need of the service's settings. */
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
