import { loadConfig, settings, type Environment } from '@blue-peony/service-kit';
import { s3Settings } from '@blue-peony/storage';
import { z } from 'zod';

export const schema = z.object({
  DATABASE_OWNER_URL: settings.postgresUrl,
  ...s3Settings,
  S3_BUCKETS: z
    .string()
    .default('bp-form-uploads,bp-guide-files')
    .transform((list) => list.split(',')),
  /** Where backups are kept: a folder of another disk, better of another machine. */
  BACKUP_DIR: z.string(),
  /** How many backups are kept. */
  BACKUP_KEEP: z.coerce.number().int().min(1).default(14),
  /** Public key of age (`age1…`): everything is encrypted for its owner. */
  AGE_RECIPIENT: z.string().startsWith('age1').optional(),
  /** Its private half (`AGE-SECRET-KEY-1…`), to restore what is encrypted. */
  AGE_IDENTITY: z.string().startsWith('AGE-SECRET-KEY-1').optional(),
});

export type BackupConfig = z.output<typeof schema>;

/** @throws ConfigError that names every wrong setting */
export const readConfig = (environment: Environment = process.env): BackupConfig => loadConfig(schema, environment);
