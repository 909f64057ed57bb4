import { viewerSeconds, type Present } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

/** The most open applications that one message of the live feed lists. */
const toldAtOnce = 1_000;

/** The rows of `presence` whose staff member still has the application open. */
export const here = `seen_at > now() - interval '${viewerSeconds} seconds'`;

export async function readEverybody(database: DataSource): Promise<Map<string, Present[]>> {
  const rows = await answerRows<Present & { application_id: string }>(
    database,
    `SELECT application_id, staff_id, since FROM presence WHERE ${here}
     ORDER BY application_id, since, staff_id LIMIT ${toldAtOnce}`,
  );
  const present = new Map<string, Present[]>();
  for (const { application_id: id, ...row } of rows) present.set(id, [...(present.get(id) ?? []), row]);
  return present;
}
