import { expect, test } from '@jest/globals';
import { composeEnvironment } from '@blue-peony/test-kit';
import { readConfig, schema } from './config.ts';

const environment = {
  DATABASE_URL: 'postgres://notification:secret@db/blue',
  EVENTS_URL: 'amqp://broker',
  SMTP_URL: 'smtps://user:secret@mail.example',
  PUBLIC_URL: 'https://site.example',
  GATEWAY_JWKS_URL: 'http://gateway/keys',
  INTAKE_URL: 'http://intake',
  COMMERCE_URL: 'http://commerce',
  INTAKE_INNER_SECRET: 'x'.repeat(32),
  COMMERCE_INNER_SECRET: 'x'.repeat(32),
};

test('reads a sender with a name and one without', () => {
  const from = (MAIL_FROM: string) => readConfig({ ...environment, MAIL_FROM }).config.mailFrom;
  expect(from('Blue Peony <hello@site.example>')).toEqual({ name: 'Blue Peony', address: 'hello@site.example' });
  expect(from('"Blue, Peony" <hello@site.example>')).toEqual({ name: 'Blue, Peony', address: 'hello@site.example' });
  expect(from('hello@site.example')).toEqual({ name: '', address: 'hello@site.example' });
});

test('has a sender and a staff address of the agency’s own when none is set', () => {
  const { mailFrom, staffNotifyEmail } = readConfig(environment).config;
  expect(mailFrom).toBeUndefined();
  expect(staffNotifyEmail).toContain('@');
});

test('names every wrong setting at once, without its value', () => {
  const wrong = {
    ...environment,
    MAIL_FROM: 'Blue Peony',
    STAFF_NOTIFY_EMAIL: 'nobody',
    SMTP_URL: 'http://mail.example',
  };
  const message = (() => {
    try {
      readConfig(wrong);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  })();
  for (const name of ['MAIL_FROM', 'STAFF_NOTIFY_EMAIL', 'SMTP_URL']) expect(message).toContain(`${name}:`);
  expect(message).not.toContain('nobody');
});

test('docker-compose.yml sets what the service needs, and nothing that it does not know', () => {
  const environment = composeEnvironment('notification');
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(() => readConfig(environment)).not.toThrow();
});
