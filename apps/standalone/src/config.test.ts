import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig, schema } from './config.ts';

test('.env.example names every setting, and no other', () => {
  const example = readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
  const named = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(schema.shape).sort());
});

test('needs no setting at all', () => {
  expect(readConfig({}, [])).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', RATE_LIMITS: 'on', reset: false });
});

test('sells by the sandbox for others only where it is named', () => {
  const shop = { PUBLIC_URL: 'https://shop.example' };
  expect(() => readConfig(shop, [])).toThrow('CHECKOUT_PROVIDER');
  expect(readConfig({ ...shop, CHECKOUT_PROVIDER: 'sandbox' }, [])).toMatchObject(shop);
});

test('names every wrong setting at once, an unknown option, and limits that are off in production', () => {
  expect(() => readConfig({ PORT: 'x', SMTP_URL: 'x', STAFF_EMAIL: 'x' }, [])).toThrow(
    /^PORT: [^\n]+\nSTAFF_EMAIL: [^\n]+\nSMTP_URL: [^\n]+$/,
  );
  expect(() => readConfig({}, ['--rest'])).toThrow("Unknown option '--rest'. Options: --reset");
  expect(() => readConfig({ NODE_ENV: 'production', RATE_LIMITS: 'off' }, [])).toThrow('RATE_LIMITS: off is refused');
});

test('refuses to reset a database that it does not own', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://owner@db/app' }, ['--reset'])).toThrow('--reset');
});
