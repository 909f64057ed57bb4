import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { guideBucket, readProvider, reconcileEveryMs, type CommerceConfig } from '@blue-peony/commerce';
import { DiskStore, S3Store, type ObjectStore } from '@blue-peony/storage';
import type { StandaloneConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';

type Given = Pick<CommerceConfig, 'host' | 'port' | 'databaseUrl' | 'gatewayJwksUrl' | 'publicUrl' | 'guideDir'>;

/** What the service that sells needs to know; what no setting says follows from the data folder's secrets. */
export function commerceConfig(config: StandaloneConfig, folder: DataFolder, given: Given): CommerceConfig {
  return {
    ...given,
    linkSigningKey: config.LINK_SIGNING_KEY ?? folder.secrets.linkSigningKey,
    downloadsSegment: downloadsSegment(config, folder),
    provider: readProvider(config),
    reconcileEveryMs,
  };
}

/** The secret part of the hidden download page's address, the same over restarts. */
const downloadsSegment = ({ DOWNLOADS_SEGMENT }: StandaloneConfig, { secrets }: DataFolder): string =>
  DOWNLOADS_SEGMENT ?? createHmac('sha256', secrets.roleSeed).update('downloads').digest('hex').slice(0, 24);

export async function guideStore(config: StandaloneConfig, folder: DataFolder): Promise<ObjectStore> {
  if (!config.S3_ENDPOINT) return new DiskStore(join(folder.path, 'guide'));
  const store = new S3Store({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    bucket: guideBucket,
  });
  await store.ensureBucket();
  return store;
}
