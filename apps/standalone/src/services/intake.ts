import { intakeDatabase, mailConfig, photoBucket, photoConfig, speedCheckMs, startIntake } from '@blue-peony/intake';
import { readKeys, type RunningService } from '@blue-peony/service-kit';
import { ledgerBucket } from '@blue-peony/storage';
import type { Parts } from '../parts.ts';
import { inboundSecret, innerKeys, withKey } from '../places.ts';

/** @param port 0 takes a free one */
export async function intake(parts: Parts, host: string, port: number): Promise<RunningService> {
  const { config, folder, logger, transport, gatewayJwksUrl, mailInboxUrl } = parts;
  const settings = {
    host,
    port,
    databaseUrl: await parts.database('intake', intakeDatabase),
    gatewayJwksUrl,
    applicantKeys: readKeys('APPLICANT_SECRET', withKey(config, folder)),
    ...photoConfig(config),
    ...mailConfig({ ...config, ...(mailInboxUrl && { INBOUND_WEBHOOK_SECRET: inboundSecret(config, folder) }) }),
    innerKeys: innerKeys(folder),
    speedCheckMs,
  };
  const store = await parts.store('photos', photoBucket);
  const ledger = await parts.store('ledger', ledgerBucket);
  return startIntake(settings, { logger, transport, store, ledger });
}
