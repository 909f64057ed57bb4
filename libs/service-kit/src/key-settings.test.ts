import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { loadConfig } from './config.ts';
import { keySettings, needsKeys, readKeys } from './key-settings.ts';
import { KeyRing } from './key-ring.ts';

const [current, previous, former] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const schema = z.object(keySettings('DOOR_SECRET')).superRefine(needsKeys('DOOR_SECRET'));
const ring = (given: Record<string, string>) => readKeys('DOOR_SECRET', loadConfig(schema, given));
const proof = (secret: string) => new KeyRing([secret]).mac('doors', 'text');

test('a named secret proves, and the two before it are recognized', () => {
  const keys = ring({ DOOR_SECRET: current, DOOR_SECRET_PREVIOUS: previous, LINK_SIGNING_KEY: former });
  expect(keys.mac('doors', 'text')).toEqual(proof(current));
  for (const secret of [current, previous, former]) expect(keys.verify('doors', 'text', proof(secret))).toBe(true);
});

test('LINK_SIGNING_KEY stands in for a named secret that is absent', () => {
  expect(ring({ LINK_SIGNING_KEY: former }).mac('doors', 'text')).toEqual(proof(former));
});

test('what LINK_SIGNING_KEY proved without a purpose counts only while it is set', () => {
  const before = createHmac('sha256', former).update('text').digest();
  expect(ring({ DOOR_SECRET: current, LINK_SIGNING_KEY: former }).verifyFormer('text', before)).toBe(true);
  expect(ring({ DOOR_SECRET: current, LINK_SIGNING_KEY: former }).verifyFormer('other', before)).toBe(false);
  expect(ring({ DOOR_SECRET: current, LINK_SIGNING_KEY: former }).verify('doors', 'text', before)).toBe(false);
  expect(ring({ DOOR_SECRET: current, DOOR_SECRET_PREVIOUS: former }).verifyFormer('text', before)).toBe(false);
});

test('settings without any secret, or with a short one, are refused by name', () => {
  expect(() => ring({})).toThrow('DOOR_SECRET: expected a secret of at least 32 characters');
  expect(() => ring({ DOOR_SECRET_PREVIOUS: previous })).toThrow('DOOR_SECRET:');
  expect(() => ring({ DOOR_SECRET: current, DOOR_SECRET_PREVIOUS: 'short' })).toThrow('DOOR_SECRET_PREVIOUS');
});
