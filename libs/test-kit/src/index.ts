export * from './postgres.ts';
export * from './smtp.ts';
export * from './s3.ts';
export * from './rabbitmq.ts';
export * from './photos.ts';
export * from './identity.ts';
export * from './applications.ts';
export * from './tcp-proxy.ts';
