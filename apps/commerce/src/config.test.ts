import { expect, test } from '@jest/globals';
import { composeEnvironment } from '@blue-peony/test-kit';
import { isTestShop, readConfig, schema } from './config.ts';

const environment = {
  DATABASE_URL: 'postgres://commerce@db/app',
  EVENTS_URL: 'amqp://broker',
  S3_ENDPOINT: 'http://s3:9000',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  GATEWAY_JWKS_URL: 'http://gateway:3000/auth/v1/.well-known/jwks.json',
  PUBLIC_URL: 'http://localhost:8080/',
  SHOP_SECRET: 'x'.repeat(32),
  COMMERCE_INNER_SECRET: 'x'.repeat(32),
};
const whop = { WHOP_API_KEY: 'key', WHOP_ACCOUNT_ID: 'biz_1', WHOP_WEBHOOK_SECRET: 'ws_1' };

test.each(['production', 'prod', 'PROD', 'Production'])('refuses the sandbox with NODE_ENV %s', (NODE_ENV) => {
  const refusal = 'CHECKOUT_PROVIDER: sandbox is refused in production';
  expect(() => readConfig({ ...environment, NODE_ENV })).toThrow(new RegExp(`^${refusal}$`));
  const shop = { NODE_ENV, PUBLIC_URL: 'https://shop.example' };
  expect(() => readConfig({ ...environment, ...shop })).toThrow(refusal);
  expect(() => readConfig({ ...environment, ...shop, CHECKOUT_PROVIDER: 'sandbox' })).toThrow(refusal);
  const { config } = readConfig({ ...environment, ...shop, CHECKOUT_PROVIDER: 'whop', ...whop });
  expect(config.provider).toMatchObject({ name: 'whop', webhookSecrets: ['ws_1'] });
});

test('believes webhooks by the secret of the provider and by the one before it', () => {
  const both = { ...whop, WHOP_WEBHOOK_SECRET_PREVIOUS: 'ws_0', CHECKOUT_PROVIDER: 'whop' };
  expect(readConfig({ ...environment, ...both }).config.provider).toMatchObject({ webhookSecrets: ['ws_1', 'ws_0'] });
});

test.each([
  'http://localhost:8080',
  'http://Shop.localhost',
  'http://127.0.0.1',
  'http://127.8.0.9:1',
  'http://[::1]/',
])('takes the sandbox by itself on %s, and needs no notice there', (PUBLIC_URL) => {
  const { config } = readConfig({ ...environment, PUBLIC_URL });
  expect([config.provider.name, isTestShop(config)]).toEqual(['sandbox', false]);
});

test.each([
  'https://www.agency.example',
  'http://192.168.1.20:8080',
  'http://10.0.0.5',
  'http://localhost.agency.example',
  'http://mylocalhost',
  'http://127.0.0.1.agency.example',
  'http://127.example',
  'http://[::ffff:127.0.0.1]',
  'http://localhost@agency.example',
])('takes the sandbox on %s only where it is named, as a test shop', (PUBLIC_URL) => {
  expect(() => readConfig({ ...environment, PUBLIC_URL })).toThrow(/^CHECKOUT_PROVIDER: .*$/);
  const { config } = readConfig({ ...environment, PUBLIC_URL, CHECKOUT_PROVIDER: 'sandbox' });
  expect([config.provider.name, isTestShop(config)]).toEqual(['sandbox', true]);
  const real = readConfig({ ...environment, PUBLIC_URL, CHECKOUT_PROVIDER: 'whop', ...whop });
  expect(isTestShop(real.config)).toBe(false);
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
  const shop = { ...environment, PUBLIC_URL: 'https://shop.example' };
  expect(() => readConfig(shop)).toThrow('CHECKOUT_PROVIDER');
});
