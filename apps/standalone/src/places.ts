import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { KeyRing } from '@blue-peony/service-kit';
import type { StandaloneConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';

/** Origin that browsers use, without a trailing slash. */
export const publicUrl = ({ PUBLIC_URL }: StandaloneConfig, port: number): string =>
  PUBLIC_URL ?? `http://localhost:${port}`;

/** The secret part of the hidden download page's address; it stays the same after a restart. */
export const downloadsSegment = ({ DOWNLOADS_SEGMENT }: StandaloneConfig, { secrets }: DataFolder): string =>
  DOWNLOADS_SEGMENT ?? createHmac('sha256', secrets.roleSeed).update('downloads').digest('hex').slice(0, 24);

/** The secret with which the built-in inbox delivers replies. */
export const inboundSecret = ({ INBOUND_WEBHOOK_SECRET }: StandaloneConfig, { secrets }: DataFolder): string =>
  INBOUND_WEBHOOK_SECRET ?? createHmac('sha256', secrets.roleSeed).update('inbound mails').digest('base64url');

const keys = ['PHOTO_LINK_SECRET', 'APPLICANT_SECRET', 'SHOP_SECRET', 'SECRETS_KEY'] as const;

/** The settings, with secrets derived from the data folder's key for all that are not set. */
export const withKey = (config: StandaloneConfig, { secrets }: DataFolder): StandaloneConfig => ({
  ...config,
  ...Object.fromEntries(keys.map((name) => [name, config[name] ?? secrets.linkSigningKey])),
});

/** Keys of calls between the services of this process. */
export const innerKeys = ({ secrets }: DataFolder): KeyRing => new KeyRing([secrets.linkSigningKey]);

/** The build folder of an app, resolved from the source or from the bundle. */
export const builtFolder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
