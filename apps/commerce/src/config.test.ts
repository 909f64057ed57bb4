import { expect, test } from '@jest/globals';
import { composeEnvironment } from '@blue-peony/test-kit';
import { readConfig, schema } from './config.ts';

const environment = {
  DATABASE_URL: 'postgres://commerce@db/app',
  EVENTS_URL: 'amqp://broker',
  S3_ENDPOINT: 'http://s3:9000',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  GATEWAY_JWKS_URL: 'http://gateway:3000/auth/v1/.well-known/jwks.json',
  PUBLIC_URL: 'https://shop.example/',
  LINK_SIGNING_KEY: 'x'.repeat(32),
};
const whop = { WHOP_API_KEY: 'key', WHOP_ACCOUNT_ID: 'biz_1', WHOP_WEBHOOK_SECRET: 'ws_1' };

test('refuses the sandbox in production', () => {
  expect(() => readConfig({ ...environment, NODE_ENV: 'production' })).toThrow('sandbox is refused in production');
  const { config } = readConfig({ ...environment, NODE_ENV: 'production', CHECKOUT_PROVIDER: 'whop', ...whop });
  expect(config.provider).toMatchObject({ name: 'whop', webhookSecret: 'ws_1' });
});

test('names every setting of the real provider that is missing', () => {
  expect(() => readConfig({ ...environment, CHECKOUT_PROVIDER: 'whop' })).toThrow(
    /WHOP_API_KEY.*\nWHOP_ACCOUNT_ID.*\nWHOP_WEBHOOK_SECRET/,
  );
});

test('refuses a guessable segment and an unknown fault', () => {
  expect(() => readConfig({ ...environment, DOWNLOADS_SEGMENT: 'short' })).toThrow('DOWNLOADS_SEGMENT');
  expect(() => readConfig({ ...environment, SANDBOX_FAULTS: 'webhook-lost nonsense' })).toThrow('SANDBOX_FAULTS');
});

test('docker-compose.yml sets what the service needs, and nothing that it does not know', () => {
  const environment = composeEnvironment('commerce');
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(() => readConfig(environment)).not.toThrow();
});
