import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { saleProblems, saleSettings } from '@blue-peony/commerce';
import { edgeSettings, limitsStayOn } from '@blue-peony/gateway';
import { mailSettings, photoSettings } from '@blue-peony/intake';
import { inboundSettings } from '@blue-peony/notification';
import {
  ConfigError,
  keySettings,
  loadConfig,
  observabilitySettings,
  settings,
  type Environment,
} from '@blue-peony/service-kit';
import { needsWholeS3Key, s3Settings } from '@blue-peony/storage';
import { z } from 'zod';

const secrets = {
  ...keySettings('PHOTO_LINK_SECRET'),
  ...keySettings('APPLICANT_SECRET'),
  ...keySettings('SHOP_SECRET'),
  ...keySettings('SECRETS_KEY'),
};

export const schema = z
  .object({
    ...saleSettings,
    ...edgeSettings,
    ...photoSettings,
    ...mailSettings,
    ...inboundSettings,
    ...observabilitySettings,
    PORT: settings.port.default(8080),
    HOST: z.string().default('127.0.0.1'),
    MAIL_INBOX_PORT: settings.port.default(8025),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: settings.publicUrl.optional(),
    STAFF_EMAIL: z.email().default('owner@blue-peony.example'),
    STAFF_PASSWORD: z.string().min(8).optional(),
    STAFF_NOTIFY_EMAIL: z.email().default('staff@blue-peony.example'),
    MAIL_FROM: z.string().optional(),
    ...z.object(secrets).partial().shape,
    SECOND_FACTOR: edgeSettings.SECOND_FACTOR.default('optional'),
    DATABASE_URL: settings.postgresUrl.optional(),
    EVENTS_URL: settings.amqpUrl.optional(),
    SMTP_URL: settings.smtpUrl.optional(),
    SMTP_TLS: settings.smtpTls,
    ...s3Settings,
    S3_ENDPOINT: s3Settings.S3_ENDPOINT.optional(),
    LOG_LEVEL: settings.logLevel.default('warn'),
  })
  .superRefine(limitsStayOn)
  .superRefine((env, context) => {
    for (const problem of saleProblems(env)) context.addIssue({ code: 'custom', ...problem });
  })
  .superRefine(needsWholeS3Key);

export type StandaloneConfig = z.output<typeof schema> & { reset: boolean };

/** @throws ConfigError that names every wrong setting */
export function readConfig(environment: Environment = process.env, args = process.argv.slice(2)): StandaloneConfig {
  const { reset } = readArguments(args);
  const config = loadConfig(schema, environment);
  if (reset && config.DATABASE_URL)
    throw new ConfigError('--reset clears the data folder only: empty your own database yourself');
  return { ...config, DATA_DIR: resolve(config.DATA_DIR), reset };
}

function readArguments(args: string[]): { reset: boolean } {
  try {
    const { values } = parseArgs({ args, options: { reset: { type: 'boolean', default: false } } });
    return { reset: values.reset };
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.split('.')[0]}. Options: --reset`);
  }
}
