import type { Readable } from 'node:stream';

export type StoredObject = { body: Readable; size: number; contentType: string };

/**
 * Files of one bucket, private: nobody reads them but through the service that owns it. Keys are `folder/name` without
 * `..`. Every method rejects when the store does not answer in time.
 */
export interface ObjectStore {
  /** Resolves once the object is durable. Replaces an object of the same key. */
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Undefined when there is no such object. The caller reads or destroys `body`. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Every object, or those whose keys begin so, in no order. */
  list(prefix?: string): AsyncIterable<{ key: string }>;
  /** Resolves also when there is no such object. */
  delete(key: string): Promise<void>;
  /** Deletes what writes left that were cut off more than an hour ago. @returns how many files */
  sweep(): Promise<number>;
  /** Rejects while the store cannot be used. */
  check(): Promise<void>;
}

// Unicode letters and digits: an applicant's file name may be in any script.
const keyPattern = /^(?!.*\.\.)[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*(\/[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*)*$/u;

/** @throws RangeError for a key that could leave its folder or that a store might read in its own way */
export function assertKey(key: string): void {
  if (!keyPattern.test(key) || Buffer.byteLength(key) > 240) throw new RangeError('Not a valid object key');
}
