import type { SiteContent } from '@blue-peony/contracts';
import { databaseOptions } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import { gatewayDatabase } from './database.ts';
import { publishedContent } from './launch/index.ts';

/** What the newest revision of the site holds. @param url of a migrated database, for the gateway's role or the owner's */
export async function readPublished(url: string): Promise<SiteContent> {
  const database = await new DataSource(databaseOptions({ ...gatewayDatabase, url, poolSize: 1 })).initialize();
  return publishedContent(database).finally(() => database.destroy());
}
