import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { tool } from '@blue-peony/test-kit';

test('the built EPUB passes epubcheck without an error or a warning', async () => {
  const epub = resolve(import.meta.dirname, '../../commerce/dist/guide/guide.epub');
  const { stdout, stderr } = await promisify(execFile)('java', ['-jar', tool('EPUBCHECK_JAR'), epub]);
  expect(stdout + stderr).toContain('No errors or warnings detected.');
});
