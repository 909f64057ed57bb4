import { intakeDatabase, photoBucket, speedCheckMs, startIntake } from '@blue-peony/intake';
import type { RunningService } from '@blue-peony/service-kit';
import type { Parts } from '../parts.ts';

/** @param port 0 takes a free one */
export async function intake(parts: Parts, host: string, port: number): Promise<RunningService> {
  const { config, logger, transport, gatewayJwksUrl } = parts;
  const photosAtOnce = config.PHOTOS_AT_ONCE;
  const databaseUrl = await parts.database('intake', intakeDatabase);
  const store = await parts.store('photos', photoBucket);
  return startIntake(
    { host, port, databaseUrl, gatewayJwksUrl, photosAtOnce, speedCheckMs },
    { logger, transport, store },
  );
}
