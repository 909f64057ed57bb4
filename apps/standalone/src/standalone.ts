import type { Logger } from '@blue-peony/service-kit';
import type { StandaloneConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { openAll } from './open-all.ts';
import { openParts } from './parts.ts';
import { builtFolder, downloadsSegment, publicUrl } from './places.ts';
import { loopback, type HeldPort } from './ports.ts';
import { commerce } from './services/commerce.ts';
import { gateway, type StaffAccount } from './services/gateway.ts';
import { intake } from './services/intake.ts';
import { notification } from './services/notification.ts';

export type Standalone = {
  siteUrl: string;
  /** The address of the hidden download page, which is shown nowhere else. */
  downloadsUrl: string;
  /** Absent when `SMTP_URL` names a mail server. */
  mailInboxUrl: string | undefined;
  staff: StaffAccount;
  close(): Promise<void>;
};

export type Given = {
  config: StandaloneConfig;
  folder: DataFolder;
  logger: Logger;
  /** The address for browsers. */
  held: HeldPort;
};

/** Starts all services in this process, with the servers from the settings or embedded ones. */
export function startStandalone({ config, folder, logger, held }: Given): Promise<Standalone> {
  return openAll(logger, async (opened) => {
    const ownerUrl = config.DATABASE_URL ?? opened(await openDatabase(folder, logger)).url;
    const siteUrl = publicUrl(config, held.port);
    const parts = opened(await openParts({ config, folder, logger, ownerUrl, siteUrl, gatewayPort: held.port }));
    const start = async (service: typeof intake) => opened(await service(parts, loopback, 0)).url;
    const owners = { intake: await start(intake), commerce: await start(commerce) };
    const mails = opened(await notification(parts, loopback, 0, owners));
    const urls = { ...owners, notification: mails.url };
    const web = { siteDir: builtFolder('site/dist'), adminDir: builtFolder('admin/dist') };
    const { serverFactory } = held;
    const { staff } = opened(await gateway(parts, { host: config.HOST, urls, ...web, serverFactory }));
    const downloadsUrl = `${siteUrl}/downloads${downloadsSegment(config, folder)}`;
    return { siteUrl, downloadsUrl, mailInboxUrl: parts.mailInboxUrl, staff };
  });
}
