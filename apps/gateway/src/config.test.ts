import { expect, test } from '@jest/globals';
import { composeEnvironment } from '@blue-peony/test-kit';
import { readConfig, schema } from './config.ts';

const given = {
  DATABASE_URL: 'postgres://gateway:secret@localhost/app',
  EVENTS_URL: 'amqp://broker',
  INTAKE_URL: 'http://intake:3000',
  PUBLIC_URL: 'https://example.com/',
  PHOTO_LINK_SECRET: 'x'.repeat(32),
  SECRETS_KEY: 'x'.repeat(32),
  INTAKE_INNER_SECRET: 'x'.repeat(32),
};

test('reads lists of proxies and removes the trailing slash of the public address', () => {
  const { config } = readConfig({ ...given, TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8 192.0.2.1' });
  expect(config).toMatchObject({
    publicUrl: 'https://example.com',
    trustedProxies: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
    rateLimits: true,
  });
});

test.each(['production', 'prod', 'Production'])('refuses to turn rate limits off when NODE_ENV is %s', (NODE_ENV) => {
  expect(readConfig({ ...given, RATE_LIMITS: 'off' }).config.rateLimits).toBe(false);
  expect(() => readConfig({ ...given, RATE_LIMITS: 'off', NODE_ENV })).toThrow('RATE_LIMITS');
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', API_DOCS: 'on' }, true],
  [{ API_DOCS: 'off' }, false],
])('with %j, whether the API documentation is public is %s', (settings, isPublic) => {
  expect(readConfig({ ...given, ...settings }).config.apiDocs).toBe(isPublic);
});

test.each([
  '',
  'www.agency.example',
  'ftp://www.agency.example',
  'https://www.agency.example/site',
  'https://www.agency.example?a=1',
])('explains the form of PUBLIC_URL when it is "%s"', (PUBLIC_URL) => {
  const text = 'PUBLIC_URL: set the origin that browsers use, such as https://www.agency.example';
  expect(() => readConfig({ ...given, PUBLIC_URL })).toThrow(new RegExp(`^${text}$`));
});

test('lists every wrong setting at once without its value', () => {
  const wrong = () =>
    readConfig({ ...given, PHOTO_LINK_SECRET: 'short', TRUSTED_PROXIES: 'everyone', INTAKE_URL: 'intake' });
  expect(wrong).toThrow(/INTAKE_URL[^]*TRUSTED_PROXIES[^]*PHOTO_LINK_SECRET/);
  expect(wrong).not.toThrow(/short|everyone/);
});

test('docker-compose.yml sets every required setting and no unknown one', () => {
  const environment = composeEnvironment('gateway');
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(() => readConfig(environment)).not.toThrow();
});
