import { ConfigError } from '@blue-peony/service-kit';
import { S3Store } from '@blue-peony/storage';
import type { KeepConfig } from './config.ts';

/** The bucket for copies; undefined without one. */
export function copyStore(config: KeepConfig): S3Store | undefined {
  const { COPY_S3_ENDPOINT: endpoint, COPY_S3_REGION: region, COPY_S3_BUCKET: bucket } = config;
  const { COPY_S3_ACCESS_KEY_ID: accessKeyId, COPY_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!endpoint) return undefined;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(
      'COPY_S3_ENDPOINT needs a bucket and its keys: COPY_S3_BUCKET, COPY_S3_ACCESS_KEY_ID, COPY_S3_SECRET_ACCESS_KEY',
    );
  return new S3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey });
}
