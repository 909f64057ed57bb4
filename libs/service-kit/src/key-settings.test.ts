import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { loadConfig } from './config.ts';
import { keySettings, readKeys } from './key-settings.ts';
import { KeyRing } from './key-ring.ts';

const [current, previous] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string];
const schema = z.object(keySettings('DOOR_SECRET'));
const ring = (given: Record<string, string>) => readKeys('DOOR_SECRET', loadConfig(schema, given));
const proof = (secret: string) => new KeyRing([secret]).mac('doors', 'text');

test('a secret proves, and the one before it is recognized', () => {
  const keys = ring({ DOOR_SECRET: current, DOOR_SECRET_PREVIOUS: previous });
  expect(keys.mac('doors', 'text')).toEqual(proof(current));
  for (const secret of [current, previous]) expect(keys.verify('doors', 'text', proof(secret))).toBe(true);
  expect(ring({ DOOR_SECRET: current }).verify('doors', 'text', proof(previous))).toBe(false);
});

test('settings without any secret, or with a short one, are refused by name', () => {
  expect(() => ring({})).toThrow('DOOR_SECRET: expected a secret of at least 32 characters');
  expect(() => ring({ DOOR_SECRET_PREVIOUS: previous })).toThrow('DOOR_SECRET:');
  expect(() => ring({ DOOR_SECRET: current, DOOR_SECRET_PREVIOUS: 'short' })).toThrow('DOOR_SECRET_PREVIOUS');
});
