import { agency } from '@blue-peony/agency';
import {
  isProduction,
  keySettings,
  loadConfig,
  observabilitySettings,
  readKeys,
  settings,
  type Environment,
} from '@blue-peony/service-kit';
import { z } from 'zod';

/** Settings of the edge; the standalone process has them too. */
export const edgeSettings = {
  NODE_ENV: z.string().default('development'),
  /** Addresses or CIDR ranges of proxies whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: settings.networks,
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Limit of concurrent uploads. It protects capacity and applies even when the rate limits are off. */
  UPLOADS_AT_ONCE: z.coerce.number().int().min(1).default(64),
  /** The documentation helps developers and attackers alike: in production it must be turned on explicitly. */
  API_DOCS: z.enum(['on', 'off']).optional(),
  /** Service of leaked passwords, queried by hash prefix; absent turns the check off. */
  PASSWORD_RANGES_URL: settings.httpUrl.optional(),
  /** Whether the desk requires two factors, unless an owner decides otherwise. */
  SECOND_FACTOR: z.enum(['required', 'optional']).default('required'),
};

type EdgeSettings = z.output<z.ZodObject<typeof edgeSettings>>;

/** Schema check for the settings of the edge. */
export const limitsStayOn = ({ NODE_ENV, RATE_LIMITS }: EdgeSettings, context: z.RefinementCtx): void => {
  if (isProduction(NODE_ENV) && RATE_LIMITS === 'off')
    context.addIssue({ code: 'custom', path: ['RATE_LIMITS'], message: 'off is refused in production' });
};

export const edgeConfig = (env: EdgeSettings) => ({
  trustedProxies: env.TRUSTED_PROXIES,
  rateLimits: env.RATE_LIMITS === 'on',
  uploadsAtOnce: env.UPLOADS_AT_ONCE,
  apiDocs: env.API_DOCS ? env.API_DOCS === 'on' : !isProduction(env.NODE_ENV),
  passwordRangesUrl: env.PASSWORD_RANGES_URL,
  secondFactorRequired: env.SECOND_FACTOR === 'required',
});

export const schema = z.object({
  ...observabilitySettings,
  LOG_LEVEL: settings.logLevel,
  HOST: z.string().default('0.0.0.0'),
  PORT: settings.port.default(3000),
  DATABASE_URL: settings.postgresUrl,
  EVENTS_URL: settings.amqpUrl,
  /** Base URLs of the inner services, for example `http://intake:3000`. */
  INTAKE_URL: settings.httpUrl,
  COMMERCE_URL: settings.httpUrl.optional(),
  NOTIFICATION_URL: settings.httpUrl.optional(),
  /** Origin that browsers use; also the beginning of the issuer of staff tokens. */
  PUBLIC_URL: settings.publicUrl,
  ...edgeSettings,
  ...keySettings('PHOTO_LINK_SECRET'),
  /** Encrypts the signing keys and the secrets of authenticator apps. */
  ...keySettings('SECRETS_KEY'),
  /** Proves calls to intake's ledger. */
  ...keySettings('INTAKE_INNER_SECRET'),
  /** Those of the other services, for the launch page alone. */
  CHECKOUT_PROVIDER: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  STAFF_NOTIFY_EMAIL: z.string().optional(),
  /** Directory of a built web app; absent when nginx serves it. */
  SITE_DIR: z.string().optional(),
  ADMIN_DIR: z.string().optional(),
  /** Folder that outlives a restart: the pages of the site as its owner published them. */
  SITE_DATA_DIR: z.string().optional(),
});

/** @throws ConfigError that lists every wrong setting */
export function readConfig(environment: Environment = process.env) {
  const env = loadConfig(schema.superRefine(limitsStayOn), environment);
  const config = {
    ...edgeConfig(env),
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    intakeUrl: env.INTAKE_URL,
    commerceUrl: env.COMMERCE_URL,
    notificationUrl: env.NOTIFICATION_URL,
    publicUrl: env.PUBLIC_URL,
    photoLinkKeys: readKeys('PHOTO_LINK_SECRET', env),
    sealingKeys: readKeys('SECRETS_KEY', env),
    intakeKeys: readKeys('INTAKE_INNER_SECRET', env),
    launch: {
      CHECKOUT_PROVIDER: env.CHECKOUT_PROVIDER,
      get STAFF_NOTIFY_EMAIL() {
        return env.STAFF_NOTIFY_EMAIL || agency.email;
      },
      // The worker does not start without it.
      SMTP_URL: true as unknown,
      mailFrom: env.MAIL_FROM || undefined,
    },
    siteDir: env.SITE_DIR,
    adminDir: env.ADMIN_DIR,
    siteDataDir: env.SITE_DATA_DIR,
  };
  return { config, eventsUrl: env.EVENTS_URL, logLevel: env.LOG_LEVEL, observability: env };
}

type Config = ReturnType<typeof readConfig>['config'];
type Optional =
  | 'launch'
  | 'commerceUrl'
  | 'notificationUrl'
  | 'intakeKeys'
  | 'passwordRangesUrl'
  | 'siteDir'
  | 'adminDir'
  | 'siteDataDir';

export type GatewayConfig = Omit<Config, Optional> &
  Partial<Pick<Config, Optional>> & {
    /** Overrides the limit of concurrent uploads of an address, for tests. */
    uploadsPerAddress?: number;
    /** Overrides the minimum speed of a sender, for tests. */
    slowest?: { everyMs: number; bytes: number };
  };

const commandSchema = schema.pick({
  DATABASE_URL: true,
  PUBLIC_URL: true,
  SECRETS_KEY: true,
  SECRETS_KEY_PREVIOUS: true,
});

export type CommandConfig = Pick<GatewayConfig, 'databaseUrl' | 'publicUrl' | 'sealingKeys'>;

/** @throws ConfigError that lists every wrong setting */
export function readCommandConfig(environment: Environment = process.env): CommandConfig {
  const env = loadConfig(commandSchema, environment);
  return { databaseUrl: env.DATABASE_URL, publicUrl: env.PUBLIC_URL, sealingKeys: readKeys('SECRETS_KEY', env) };
}
