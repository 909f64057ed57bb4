import { S3Store } from '@blue-peony/storage';
import type { BackupConfig } from './config.ts';

export const storeOf = (config: BackupConfig, bucket: string) =>
  new S3Store({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    bucket,
  });
