// Where the bed keeps things. Everything but the cache is deleted before each run.
import { join, resolve } from 'node:path';
import { cacheFolder } from '../../tools/go-tools.mjs';

export const root = resolve(import.meta.dirname, '../..');
/** State of a run: disks of the nodes, configurations, keys, logs. A program's `TMPDIR` is in it. */
export const state = '/tmp/blue-peony-test-bed';
/** @returns a path in the state folder */
export const at = (...names: string[]): string => join(state, ...names);
/** In memory, because etcd waits for the disk at each write, and gone with the run's mounts. */
export const memory = '/run/test-bed';

export const kubernetes = '1.34.4';
/** @returns folder of what takes minutes to build and stays the same */
export const cache = (): string => join(cacheFolder(process.env), `test-bed-${kubernetes}`);

/** Addresses in the bed's network namespace. */
export const addresses = {
  host: '10.250.0.1',
  dns: '10.96.0.10',
  services: '10.96.0.0/16',
  pods: '10.244.0.0/16',
};
export const publicUrl = 'http://blue-peony.localhost';
export const namespace = 'blue-peony';
