import { s3Options, S3Store } from '@blue-peony/storage';
import type { BackupConfig } from './config.ts';

export const storeOf = (config: BackupConfig, bucket: string) => new S3Store(s3Options(config, bucket));
