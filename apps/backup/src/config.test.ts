import { expect, test } from '@jest/globals';
import { composeEnvironment } from '@blue-peony/test-kit';
import { readConfig, schema } from './config.ts';

test('docker-compose.yml sets every setting that a backup needs and no unknown one', () => {
  const environment = composeEnvironment('backup');
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(() => readConfig(environment)).not.toThrow();
});
