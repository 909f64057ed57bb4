import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { StandaloneConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';

/** Origin that browsers use, without a trailing slash. */
export const publicUrl = ({ PUBLIC_URL }: StandaloneConfig, port: number): string =>
  PUBLIC_URL ?? `http://localhost:${port}`;

/** The secret part of the hidden download page's address, the same over restarts. */
export const downloadsSegment = ({ DOWNLOADS_SEGMENT }: StandaloneConfig, { secrets }: DataFolder): string =>
  DOWNLOADS_SEGMENT ?? createHmac('sha256', secrets.roleSeed).update('downloads').digest('hex').slice(0, 24);

/** The settings with the data folder's own key, which stands in for every named secret that they do not have. */
export const withKey = (config: StandaloneConfig, { secrets }: DataFolder): StandaloneConfig => ({
  ...config,
  LINK_SIGNING_KEY: config.LINK_SIGNING_KEY ?? secrets.linkSigningKey,
});

/** A folder that the build of an app has made, seen from the source and from the bundle alike. */
export const builtFolder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
