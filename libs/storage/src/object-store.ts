import type { Readable } from 'node:stream';

/** A stored object; `size` in bytes, of all of it. */
export type StoredObject = { body: Readable; size: number; contentType: string };

/** The part of an object that is read, both ends included; without one all of it. @param size of the object */
export type PartOf = (size: number) => { start: number; end: number } | undefined;

/**
 * Files of one private bucket, which only its owning service reads. Keys are `folder/name` without `..`. Every method
 * rejects when the store does not answer in time.
 */
export interface ObjectStore {
  /** Resolves once the object is durable. Replaces an object with the same key. */
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Undefined without such an object. The caller must read or destroy `body`. */
  get(key: string, part?: PartOf): Promise<StoredObject | undefined>;
  /** Lists all objects, or those whose keys begin with `prefix`, in no particular order. */
  list(prefix?: string): AsyncIterable<{ key: string }>;
  /** Resolves also without such an object. */
  delete(key: string): Promise<void>;
  /**
   * Deletes partial files of writes that were interrupted more than an hour ago. @returns the number of deleted files
   */
  sweep(): Promise<number>;
  /** Rejects while the store cannot be used. */
  check(): Promise<void>;
}

// Unicode letters and digits, because an applicant's file name may be in any script.
const keyPattern = /^(?!.*\.\.)[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*(\/[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*)*$/u;

/** @throws RangeError for a key that could leave its folder or that a store might interpret differently */
export function assertKey(key: string): void {
  if (!keyPattern.test(key) || Buffer.byteLength(key) > 240) throw new RangeError('Not a valid object key');
}
