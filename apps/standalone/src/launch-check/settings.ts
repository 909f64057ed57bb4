import { existsSync } from 'node:fs';
import { schema as backup } from '@blue-peony/backup/config';
import { saleSettings } from '@blue-peony/commerce/config';
import { schema as gateway } from '@blue-peony/gateway/config';
import { schema as notification } from '@blue-peony/notification/config';
import { loadConfig, type Environment } from '@blue-peony/service-kit';
import { z } from 'zod';

const { shape } = notification;

/** The settings that a launch depends on, with the schemas of their services; here all are optional. */
const schema = z.object({
  ...saleSettings,
  DATABASE_URL: gateway.shape.DATABASE_URL.optional(),
  PUBLIC_URL: gateway.shape.PUBLIC_URL.optional(),
  SECOND_FACTOR: gateway.shape.SECOND_FACTOR.unwrap().optional(),
  SMTP_URL: shape.SMTP_URL.optional(),
  MAIL_FROM: shape.MAIL_FROM.unwrap().optional(),
  STAFF_NOTIFY_EMAIL: shape.STAFF_NOTIFY_EMAIL.unwrap().optional(),
  BACKUP_DIR: backup.shape.BACKUP_DIR.optional(),
  AGE_RECIPIENT: backup.shape.AGE_RECIPIENT,
});

export type LaunchSettings = z.output<typeof schema>;

/**
 * Environment variables override the file `.env`, as in Docker Compose.
 * @throws ConfigError that names every wrong setting
 */
export function readSettings(environment: Environment = process.env): LaunchSettings {
  if (environment === process.env && existsSync('.env')) process.loadEnvFile('.env');
  return loadConfig(schema, environment);
}
