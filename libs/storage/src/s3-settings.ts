import { z } from 'zod';
import type { S3Options } from './s3-store.ts';

/** Settings of every process that stores files. */
export const s3Settings = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
};

type Settings = z.output<z.ZodObject<typeof s3Settings>>;

/** Connection options for one bucket of the configured server. */
export const s3Options = (settings: Settings, bucket: string): S3Options => ({
  endpoint: settings.S3_ENDPOINT,
  region: settings.S3_REGION,
  accessKeyId: settings.S3_ACCESS_KEY_ID,
  secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  bucket,
});
