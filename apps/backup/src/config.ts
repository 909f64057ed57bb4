import { loadConfig, settings, type Environment } from '@blue-peony/service-kit';
import { needsWholeS3Key, s3Settings } from '@blue-peony/storage';
import { z } from 'zod';

/** Photos of applicants, files of their mails, and the site's own. */
export const uploads = 'bp-form-uploads';
export const buckets = [uploads, 'bp-guide-files'];
/** Without them links, photos' addresses and second factors of the backup would be dead. */
export const keyNames = [
  'PHOTO_LINK_SECRET',
  'APPLICANT_SECRET',
  'SHOP_SECRET',
  'INTAKE_INNER_SECRET',
  'COMMERCE_INNER_SECRET',
  'SECRETS_KEY',
  'DOWNLOADS_SEGMENT',
];

export const schema = z
  .object({
    DATABASE_OWNER_URL: settings.postgresUrl,
    ...s3Settings,
    /** Folder for the backups, on another disk or better on another machine. */
    BACKUP_DIR: z.string(),
    BACKUP_KEEP: z.coerce.number().int().min(1).default(14),
    /** Public key of age (`age1…`), for which all files are encrypted. */
    AGE_RECIPIENT: z.string().startsWith('age1').optional(),
    /** Backups are refused without a recipient, unless this allows files that whoever has them can read. */
    BACKUP_PLAIN: z.enum(['yes', 'no']).default('no'),
    /** Matching private key (`AGE-SECRET-KEY-1…`), for restoring encrypted files. */
    AGE_IDENTITY: z.string().startsWith('AGE-SECRET-KEY-1').optional(),
    /** Folder with the product's keys, a file for each. Encrypted backups take them along. */
    BACKUP_KEYS_DIR: z.string().optional(),
  })
  .superRefine(needsWholeS3Key);

export type BackupConfig = z.output<typeof schema>;

/** @throws ConfigError that names every wrong setting */
export const readConfig = (environment: Environment = process.env): BackupConfig => loadConfig(schema, environment);
