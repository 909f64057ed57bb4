export * from './ledger.ts';
export * from './disk-store.ts';
export * from './object-store.ts';
export * from './s3-settings.ts';
export * from './s3-store.ts';
