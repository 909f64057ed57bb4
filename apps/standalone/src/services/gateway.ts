import { edgeConfig, ensureStaff, gatewayDatabase, startGateway } from '@blue-peony/gateway';
import { readKeys, type RunningService, type ServerFactory } from '@blue-peony/service-kit';
import type { Parts } from '../parts.ts';
import { innerKeys, withKey } from '../places.ts';

export type StaffAccount = {
  email: string;
  /** Absent after the owner has changed it. */
  password: string | undefined;
};
type Given = {
  host: string;
  /** The addresses of the services that it forwards to. */
  urls: Record<'intake' | 'commerce' | 'notification', string>;
  /** The built web apps; absent when another server serves them. */
  siteDir?: string;
  adminDir?: string;
  serverFactory?: ServerFactory;
};

export async function gateway(parts: Parts, given: Given): Promise<RunningService & { staff: StaffAccount }> {
  const { config, folder, logger, transport, gatewayPort, siteUrl } = parts;
  const { urls, serverFactory, ...places } = given;
  const databaseUrl = await parts.database('gateway', gatewayDatabase);
  const staff = await firstOwner(parts, databaseUrl);
  const settings = {
    ...places,
    ...edgeConfig(config),
    port: gatewayPort,
    siteDataDir: folder.path,
    databaseUrl,
    intakeUrl: urls.intake,
    commerceUrl: urls.commerce,
    notificationUrl: urls.notification,
    publicUrl: siteUrl,
    photoLinkKeys: readKeys('PHOTO_LINK_SECRET', withKey(config, folder)),
    sealingKeys: readKeys('SECRETS_KEY', withKey(config, folder)),
    intakeKeys: innerKeys(folder),
    launch: launchSettings(config),
  };
  return { ...(await startGateway(settings, { logger, transport, serverFactory })), staff };
}

const launchSettings = ({ CHECKOUT_PROVIDER, STAFF_NOTIFY_EMAIL, SMTP_URL, MAIL_FROM }: Parts['config']) => ({
  CHECKOUT_PROVIDER,
  STAFF_NOTIFY_EMAIL,
  SMTP_URL,
  mailFrom: MAIL_FROM,
});

async function firstOwner({ config, folder }: Parts, databaseUrl: string): Promise<StaffAccount> {
  const email = config.STAFF_EMAIL;
  const password = config.STAFF_PASSWORD ?? folder.secrets.staffPassword;
  const keepsPassword = config.STAFF_PASSWORD === undefined;
  const opens = await ensureStaff(databaseUrl, { email, password, role: 'owner' }, { keepsPassword });
  return { email, password: opens ? password : undefined };
}
