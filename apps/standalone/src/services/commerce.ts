import { commerceDatabase, guideBucket, readProvider, reconcileEveryMs, startCommerce } from '@blue-peony/commerce';
import { readKeys, type RunningService } from '@blue-peony/service-kit';
import type { Parts } from '../parts.ts';
import { builtFolder, downloadsSegment, innerKeys, withKey } from '../places.ts';

/** Secrets that are not set are derived from the data folder's. @param port 0 takes a free one */
export async function commerce(parts: Parts, host: string, port: number): Promise<RunningService> {
  const { config, folder, logger, transport, gatewayJwksUrl, siteUrl } = parts;
  const settings = {
    host,
    port,
    databaseUrl: await parts.database('commerce', commerceDatabase),
    gatewayJwksUrl,
    publicUrl: siteUrl,
    guideDir: builtFolder('commerce/dist/guide'),
    shopKeys: readKeys('SHOP_SECRET', withKey(config, folder)),
    innerKeys: innerKeys(folder),
    downloadsSegment: downloadsSegment(config, folder),
    provider: readProvider(config),
    reconcileEveryMs,
  };
  return startCommerce(settings, { logger, transport, store: await parts.store('guide', guideBucket) });
}
