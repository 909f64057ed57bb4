import type { ObjectStore } from './object-store.ts';

/** This bucket is never part of a restore. */
export const ledgerBucket = 'bp-ledger';

/** Makes and checks proofs that an entry is its owner's, as a `KeyRing` does. */
type Keys = {
  mac(purpose: string, text: string): Buffer;
  verify(purpose: string, text: string, proof: Buffer): boolean;
};
const purpose = 'ledger';

/** What an entry tells: an erased application, the version of its links, or the state of a member of staff. */
export type LedgerKind = 'erased' | 'links' | 'staff';
/** A letter stands before the proof, because no part of an object's key may begin with a hyphen or an underscore. */
const keyPattern = /^(\d{4}-\d\d-\d\d)\/([a-z]+)\/([\w.-]{1,200})\/p?([\w-]{43})$/;

/**
 * What no restore may undo, outside of the database: one signed object each, all of which is in its key. A restore copies
 * the keys into the database, so that a backup does not bring back what has ended since.
 */
export class Ledger {
  constructor(
    private readonly store: ObjectStore,
    private readonly keys: Keys,
  ) {}

  /** @param text letters, digits and `_.-` @param day when it came to be, as an ISO 8601 date */
  async add(kind: LedgerKind, text: string, day: string): Promise<void> {
    const proof = this.keys.mac(purpose, `${kind}/${text}`).toString('base64url');
    await this.store.put(`${day}/${kind}/${text}/p${proof}`, Buffer.from(kind), 'text/plain');
  }

  async list(kind: LedgerKind): Promise<string[]> {
    return this.genuine(kind, await keysOf(this.store));
  }

  /** The texts of those keys of a kind that this ledger has signed. */
  genuine(kind: LedgerKind, keys: string[]): string[] {
    return keys.flatMap((key) => {
      const [, , of, text, proof = ''] = keyPattern.exec(key) ?? [];
      const known = of === kind && this.keys.verify(purpose, `${kind}/${text}`, Buffer.from(proof, 'base64url'));
      return known && text ? [text] : [];
    });
  }

  /** Deletes the entries of more than that many days ago. */
  expire(days: number): Promise<void> {
    return expireLedger(this.store, days);
  }
}

/** {@link Ledger.expire} for whoever cannot sign. */
export async function expireLedger(store: ObjectStore, days: number): Promise<void> {
  const first = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  for (const key of await keysOf(store)) if (key < first) await store.delete(key);
}

async function keysOf(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) if (keyPattern.test(key)) keys.push(key);
  return keys;
}

/** Copies a ledger for whoever cannot sign it. @returns every key of the target */
export async function copyLedger(from: ObjectStore, to: ObjectStore): Promise<string[]> {
  const there = new Set(await keysOf(to));
  for (const key of await keysOf(from)) {
    if (!there.has(key)) await to.put(key, Buffer.from(key.split('/')[1]!), 'text/plain');
    there.add(key);
  }
  return [...there];
}

/** The texts of a kind among keys, unchecked. */
export const textsOf = (kind: LedgerKind, keys: string[]): string[] =>
  keys.map((key) => keyPattern.exec(key)).flatMap((found) => (found?.[2] === kind ? [found[3]!] : []));
