import type { ObjectStore } from './object-store.ts';

/** This bucket is never part of a restore. */
export const erasedIdsBucket = 'bp-erased-ids';

type Entry = { id: string; day: string };
const entryPattern = /^(\d{4}-\d\d-\d\d)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Ids of erased applications, one object each, outside of the database. A restore reads them, so that a backup does not
 * bring erased applications back.
 */
export class ErasedIds {
  constructor(private readonly store: ObjectStore) {}

  /** @param day of the erasure, as an ISO 8601 date */
  async add({ id, day }: Entry): Promise<void> {
    await this.store.put(`${day}/${id}`, Buffer.from('erased'), 'text/plain');
  }

  async list(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const { key } of this.store.list()) {
      const [, day, id] = entryPattern.exec(key) ?? [];
      if (day && id) entries.push({ day, id });
    }
    return entries;
  }

  async copyTo(other: ErasedIds): Promise<void> {
    const there = new Set((await other.list()).map(({ id }) => id));
    for (const entry of await this.list()) if (!there.has(entry.id)) await other.add(entry);
  }

  /** Deletes the entries of earlier days. */
  async expire(before: string): Promise<void> {
    for (const { id, day } of await this.list()) if (day < before) await this.store.delete(`${day}/${id}`);
  }
}
