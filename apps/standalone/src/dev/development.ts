import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../database.ts';
import { openAll } from '../open-all.ts';
import { downloadsSegment, publicUrl } from '../places.ts';
import { claimPort, loopback } from '../ports.ts';
import type { Given, Standalone } from '../standalone.ts';
import { DevServices } from './services.ts';
import { openSources } from './sources.ts';
import { startWeb } from './web.ts';

/**
 * Runs the product from source. Saving a file of a service restarts that service; a saved component is updated in the
 * browser. The database keeps its data.
 */
export function startDevelopment({ config, folder, logger, held }: Given): Promise<Standalone> {
  return openAll(logger, async (opened) => {
    const ownerUrl = config.DATABASE_URL ?? opened(await openDatabase(folder, logger)).url;
    const siteUrl = publicUrl(config, held.port);
    const gatewayPort = await freePort();
    const ports = { notification: await freePort(), intake: await freePort(), commerce: await freePort() };
    const sources = opened(await openSources(config.DATA_DIR, () => void services.refresh()));
    const parts = { config, folder, logger, ownerUrl, siteUrl, gatewayPort };
    const services = opened(new DevServices({ load: sources.load, parts, ports }));
    await services.refresh();
    // A file that was saved during the start may have been read incompletely.
    for (let tries = 3; tries > 0 && !services.staff; tries--) await sleep(1_000).then(() => services.refresh());
    if (!services.staff) throw new Error('The gateway did not start');
    opened(await startWeb(held, `http://${loopback}:${gatewayPort}`));
    const downloadsUrl = `${siteUrl}/downloads${downloadsSegment(config, folder)}`;
    return { siteUrl, downloadsUrl, mailInboxUrl: services.mailInboxUrl, staff: services.staff };
  });
}

const freePort = async (): Promise<number> => (await claimPort(0, loopback))!;
