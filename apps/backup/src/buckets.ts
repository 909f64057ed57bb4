import { ledgerBucket, s3Options, S3Store } from '@blue-peony/storage';
import type { BackupConfig } from './config.ts';

export const storeOf = (config: BackupConfig, bucket: string) => new S3Store(s3Options(config, bucket));

/** The store of the ledger, which is never restored. */
export async function ledgerStore(config: BackupConfig): Promise<S3Store> {
  const store = storeOf(config, ledgerBucket);
  await store.ensureBucket();
  return store;
}
