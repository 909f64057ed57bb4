import {
  isProduction,
  keySettings,
  loadConfig,
  observabilitySettings,
  readKeys,
  settings,
  type Environment,
} from '@blue-peony/service-kit';
import { needsWholeS3Key, s3Options, s3Settings } from '@blue-peony/storage';
import { z } from 'zod';

/** Failures that the sandbox simulates. */
const sandboxFaults = [
  'checkout-refused',
  'checkout-without-url',
  'webhook-lost',
  'every-third-webhook-lost',
  'webhook-twice',
  'webhook-forged',
  'refund-refused',
] as const;
export type SandboxFault = (typeof sandboxFaults)[number];

/** The settings about payment and downloads; the standalone process takes them too. */
export const saleSettings = {
  NODE_ENV: z.string().default('development'),
  CHECKOUT_PROVIDER: z.enum(['whop', 'sandbox']).optional(),
  SANDBOX_FAULTS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(sandboxFaults))),
  WHOP_API_KEY: z.string().optional(),
  WHOP_ACCOUNT_ID: z.string().optional(),
  WHOP_WEBHOOK_SECRET: z.string().optional(),
  /** Second secret during a rotation: webhooks signed with either are accepted. */
  WHOP_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
  /** Secret path segment of the hidden download page; without it there is no such page. */
  DOWNLOADS_SEGMENT: z
    .string()
    .regex(/^[\w-]{16,100}$/, { error: 'expected 16 to 100 letters, digits, - or _' })
    .optional(),
};

type SaleSettings = z.output<z.ZodObject<typeof saleSettings>>;

/** Conflicts between settings that are each valid alone, one line per setting. */
export function saleProblems(env: SaleSettings & { PUBLIC_URL?: string | undefined }) {
  const { NODE_ENV, CHECKOUT_PROVIDER, PUBLIC_URL } = env;
  const problem = (name: keyof SaleSettings, message: string) => ({ path: [name], message });
  if (CHECKOUT_PROVIDER === 'whop')
    return (['WHOP_API_KEY', 'WHOP_ACCOUNT_ID', 'WHOP_WEBHOOK_SECRET'] as const)
      .filter((name) => !env[name])
      .map((name) => problem(name, 'needed with CHECKOUT_PROVIDER=whop'));
  if (isProduction(NODE_ENV)) return [problem('CHECKOUT_PROVIDER', 'sandbox is refused in production')];
  // No buyer gets anything free because a setting was forgotten.
  if (!CHECKOUT_PROVIDER && PUBLIC_URL && !isLocal(PUBLIC_URL))
    return [
      problem('CHECKOUT_PROVIDER', 'set whop, or sandbox for a test shop: others than this machine reach PUBLIC_URL'),
    ];
  return [];
}

export function readProvider(env: SaleSettings): WhopConfig | SandboxConfig {
  if (env.CHECKOUT_PROVIDER !== 'whop') return { name: 'sandbox', faults: new Set(env.SANDBOX_FAULTS) };
  return {
    name: 'whop',
    apiUrl: 'https://api.whop.com/api/v1',
    apiKey: env.WHOP_API_KEY!,
    accountId: env.WHOP_ACCOUNT_ID!,
    webhookSecrets: [env.WHOP_WEBHOOK_SECRET!, env.WHOP_WEBHOOK_SECRET_PREVIOUS].filter(
      (secret) => !!secret,
    ) as string[],
  };
}

/** Whether only this machine can reach the address. */
function isLocal(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);
}

/** Whether other machines can reach a shop that moves no money: its pages then show a notice. */
export const isTestShop = ({ provider, publicUrl }: CommerceConfig): boolean =>
  provider.name === 'sandbox' && !isLocal(publicUrl);

export const schema = z
  .object({
    ...saleSettings,
    ...observabilitySettings,
    ...s3Settings,
    PORT: settings.port.default(3002),
    HOST: z.string().default('0.0.0.0'),
    DATABASE_URL: settings.postgresUrl,
    EVENTS_URL: settings.amqpUrl,
    /** Address of the public keys of the gateway's identity tokens. */
    GATEWAY_JWKS_URL: settings.httpUrl,
    PUBLIC_URL: settings.publicUrl,
    /** Proves order secrets, download tokens, hidden links and the sandbox's webhooks. */
    ...keySettings('SHOP_SECRET'),
    /** Proves calls of other services. */
    ...keySettings('COMMERCE_INNER_SECRET'),
    /** Folder of the guide's built files; without it they are expected in the bucket, and name the agency of their build. */
    GUIDE_DIR: z.string().optional(),
    LOG_LEVEL: settings.logLevel,
  })
  .superRefine((env, context) => {
    for (const problem of saleProblems(env)) context.addIssue({ code: 'custom', ...problem });
  })
  .superRefine(needsWholeS3Key);

export type WhopConfig = {
  name: 'whop';
  /** Another one in tests. */
  apiUrl: string;
  apiKey: string;
  accountId: string;
  /** The `ws_…` secrets as they are given: their literal bytes are the keys. */
  webhookSecrets: readonly string[];
};

export type SandboxConfig = { name: 'sandbox'; faults: Set<SandboxFault> };

/** @throws ConfigError that lists every invalid setting */
export function readConfig(environment: Environment = process.env) {
  const env = loadConfig(schema, environment);
  const config = {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    gatewayJwksUrl: env.GATEWAY_JWKS_URL,
    publicUrl: env.PUBLIC_URL,
    shopKeys: readKeys('SHOP_SECRET', env),
    innerKeys: readKeys('COMMERCE_INNER_SECRET', env),
    downloadsSegment: env.DOWNLOADS_SEGMENT,
    guideDir: env.GUIDE_DIR,
    provider: readProvider(env),
    /** Interval of the search for lost webhooks. */
    reconcileEveryMs,
  };
  const s3 = s3Options(env, guideBucket);
  return { config, s3, eventsUrl: env.EVENTS_URL, logLevel: env.LOG_LEVEL, observability: env };
}

type Config = ReturnType<typeof readConfig>['config'];
type Optional = 'downloadsSegment' | 'guideDir';
export type CommerceConfig = Omit<Config, Optional> &
  Partial<Pick<Config, Optional>> & {
    /** Plans of the provider's account that are sold elsewhere; default: the agency's own. */
    otherSales?: readonly string[];
  };

export const reconcileEveryMs = 300_000;
export const guideBucket = 'bp-guide-files';
