import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** One line for each invalid setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

/**
 * Validates the environment once, at the start of a process. `X_FILE=/path` stands for `X` with the file's content, as
 * Docker and Kubernetes mount secrets; an empty value counts as absent.
 * @throws ConfigError that lists every invalid setting, without values
 */
export function loadConfig<Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.output<Schema> {
  const failures: string[] = [];
  const values: Environment = {};
  for (const key of Object.keys(schema.shape)) {
    const path = environment[`${key}_FILE`];
    if (environment[key]) values[key] = environment[key];
    else if (path) {
      try {
        values[key] = readFileSync(path, 'utf8').trim() || undefined;
      } catch {
        failures.push(`${key}_FILE: cannot read the file`);
      }
    }
  }
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    failures.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  if (failures.length > 0 || !parsed.success) throw new ConfigError(failures.join('\n'));
  return parsed.data;
}

const publicUrlText = 'set the origin that browsers use, such as https://www.agency.example';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: 'expected addresses or CIDRs' });

/** Settings that several services share, so that they mean the same everywhere. */
export const settings = {
  port: z.coerce.number().int().min(0).max(65_535),
  postgresUrl: z.url({ protocol: /^postgres(ql)?$/ }),
  amqpUrl: z.url({ protocol: /^amqps?$/ }),
  httpUrl: z.url({ protocol: /^https?$/ }),
  /** Origin that browsers use, without a slash at its end. */
  publicUrl: z
    .string(publicUrlText)
    .refine((url) => URL.canParse(url) && /^https?:\/\/[^/?#]+\/?$/i.test(url), publicUrlText)
    .transform((url) => new URL(url).origin),
  smtpUrl: z.url({ protocol: /^smtps?$/ }),
  imapUrl: z.url({ protocol: /^imaps?$/ }),
  /** Whether a mail server requires TLS; `auto`: except on this machine or in a private network. */
  smtpTls: z.enum(['auto', 'required', 'optional']).default('auto'),
  /** IP addresses and CIDR ranges, separated by commas or spaces. */
  networks: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(network)),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

/** Whether `NODE_ENV` means production: "prod" and "Production" do too. */
export const isProduction = (nodeEnv: string): boolean => /^prod/i.test(nodeEnv);

export type SmtpTls = z.output<typeof settings.smtpTls>;

const migrationSchema = z.object({
  DATABASE_URL: settings.postgresUrl,
  /**
   * URL of a role that can create roles. With it, `migrate` also creates the service's roles, schema and extensions.
   */
  DATABASE_OWNER_URL: settings.postgresUrl.optional(),
});

/** Reads the settings of `migrate`. @throws ConfigError that lists every invalid setting */
export function readMigrationConfig(environment: Environment = process.env) {
  const { DATABASE_URL, DATABASE_OWNER_URL } = loadConfig(migrationSchema, environment);
  return { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL };
}
