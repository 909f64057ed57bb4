export { readKeepConfig, type KeepConfig } from './config.ts';
export { fetchBackups } from './copy-backups.ts';
export { copyStore } from './copy-store.ts';
export { keepOnce, startKeeping } from './keep.ts';
export { limits } from './watch.ts';
