import {
  inboundConfig,
  ledgerEveryMs,
  notificationDatabase,
  readMailbox,
  startNotification,
} from '@blue-peony/notification';
import type { RunningService } from '@blue-peony/service-kit';
import type { Parts } from '../parts.ts';
import { innerKeys } from '../places.ts';

/** To which the built-in inbox replies. */
const builtInAddress = 'reply@blue-peony.example';

type Owners = Record<'intake' | 'commerce', string>;

/**
 * @param port 0 takes a free one
 * @param owners addresses of the services that promise mails
 */
export async function notification(parts: Parts, host: string, port: number, owners: Owners): Promise<RunningService> {
  const { config, folder, logger, transport, gatewayJwksUrl, siteUrl, smtpUrl, mailInboxUrl } = parts;
  const settings = {
    host,
    port,
    databaseUrl: await parts.database('notification', notificationDatabase),
    smtpUrl,
    smtpTls: config.SMTP_TLS,
    ...inboundConfig({ ...config, REPLY_ADDRESS: config.REPLY_ADDRESS ?? (mailInboxUrl && builtInAddress) }),
    ...(config.MAIL_FROM && { mailFrom: readMailbox(config.MAIL_FROM) }),
    staffNotifyEmail: config.STAFF_NOTIFY_EMAIL,
    publicUrl: siteUrl,
    gatewayJwksUrl,
    intakeUrl: owners.intake,
    commerceUrl: owners.commerce,
    ownerKeys: { intake: innerKeys(folder), commerce: innerKeys(folder) },
    ledgerEveryMs,
  };
  return startNotification(settings, { logger, transport });
}
