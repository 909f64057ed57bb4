import { ErasedIds, erasedIdsBucket, s3Options, S3Store } from '@blue-peony/storage';
import type { BackupConfig } from './config.ts';

export const storeOf = (config: BackupConfig, bucket: string) => new S3Store(s3Options(config, bucket));

/** The ledger of erased applications, in a bucket that is never restored. */
export async function erasedIds(config: BackupConfig): Promise<ErasedIds> {
  const store = storeOf(config, erasedIdsBucket);
  await store.ensureBucket();
  return new ErasedIds(store);
}
