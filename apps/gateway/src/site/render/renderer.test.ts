import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Renderer, renderFolder } from './renderer.ts';

const bundle = `
let jobs = 0;
export const listTexts = async () => [++jobs, Object.keys(process.env)];
export const checkContent = () => { for (;;); };
export const renderSite = () => { const all = []; for (;;) all.push(new Array(1e4).fill(all)); };
`;

let folder: string;
let renderer: Renderer;
const content = { facts: {}, texts: {} };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blue-peony-renderer-'));
  await mkdir(join(folder, renderFolder));
  await writeFile(join(folder, renderFolder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, renderFolder, 'render.js'), bundle);
  renderer = new Renderer(folder, { ms: 5_000, megabytes: 16, waiting: 2 });
});
afterAll(() => rm(folder, { recursive: true }));

test('each job has a thread of its own without the secrets of this process, and too many are refused', async () => {
  const jobs = [1, 2].map(() => renderer.run('listTexts', content));
  await expect(renderer.run('listTexts', content)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await Promise.all(jobs)).toEqual([
    [1, ['NODE_ENV']],
    [1, ['NODE_ENV']],
  ]);
});

test('a job that never ends, or takes all memory, is ended, and the next one runs', async () => {
  const hasty = new Renderer(folder, { ms: 300, megabytes: 16, waiting: 2 });
  await expect(hasty.run('checkContent', content)).rejects.toThrow('longer than 0.3 seconds');
  await expect(renderer.run('renderSite', { content, id: '', into: '' })).rejects.toThrow('memory');
  await expect(renderer.run('listTexts', content)).resolves.toHaveLength(2);
});
