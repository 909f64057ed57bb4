import type { Logger } from '@blue-peony/service-kit';
import type { StandaloneConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { openAll } from './open-all.ts';
import { openParts } from './parts.ts';
import { builtFolder, downloadsSegment, publicUrl } from './places.ts';
import { holdPort, loopback } from './ports.ts';
import { commerce } from './services/commerce.ts';
import { gateway, type StaffAccount } from './services/gateway.ts';
import { intake } from './services/intake.ts';
import { notification } from './services/notification.ts';

export type Standalone = {
  siteUrl: string;
  /** The hidden page, whose address nothing else names. */
  downloadsUrl: string;
  /** Absent when `SMTP_URL` takes the mails elsewhere. */
  mailInboxUrl: string | undefined;
  staff: StaffAccount;
  close(): Promise<void>;
};

/** Starts every service in this process, each on the real part that the settings name or on an embedded one. */
export function startStandalone(config: StandaloneConfig, folder: DataFolder, logger: Logger): Promise<Standalone> {
  return openAll(logger, async (opened) => {
    const ownerUrl = config.DATABASE_URL ?? opened(await openDatabase(folder, logger)).url;
    // Known to all from now on; held, so that none of the free ports below is the same one.
    const { port, release } = (await holdPort(config.PORT, config.HOST))!;
    const siteUrl = publicUrl(config, port);
    const parts = opened(await openParts({ config, folder, logger, ownerUrl, siteUrl, gatewayPort: port }));
    const start = async (service: typeof intake) => opened(await service(parts, loopback, 0)).url;
    const owners = { intake: await start(intake), commerce: await start(commerce) };
    const mails = opened(await notification(parts, loopback, 0, owners));
    const urls = { ...owners, notification: mails.url };
    await release();
    const web = { siteDir: builtFolder('site/dist'), adminDir: builtFolder('admin/dist') };
    const { staff } = opened(await gateway(parts, { host: config.HOST, urls, ...web }));
    const downloadsUrl = `${siteUrl}/downloads${downloadsSegment(config, folder)}`;
    return { siteUrl, downloadsUrl, mailInboxUrl: parts.mailInboxUrl, staff };
  });
}
