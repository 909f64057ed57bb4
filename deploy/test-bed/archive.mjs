// Writes images as docker-archives, without an engine.
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';

/** @typedef {{ path: string, digest: string }} Layer a tar file and its sha256 */
/**
 * @typedef {object} Image
 * @property {string} name with its tag
 * @property {Layer[]} layers
 * @property {object} config of its containers, as in the specification of OCI images
 */

// The same files make the same bytes. make-pages.sh takes up to twelve days off the time of a page.
const reproducible = [
  '--sort=name',
  '--mtime=@1700000000',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--format=gnu',
];

/**
 * @param {string} folder the files of the layer
 * @returns {Promise<Layer>} beside the folder
 */
export async function layerOf(folder) {
  const path = `${folder}.layer`;
  await run('tar', [...reproducible, '-cf', path, '-C', folder, '.']);
  return { path, digest: await digestOf(path) };
}

/**
 * Images in one archive, which has a layer that they share once.
 * @param {string} path of the archive
 * @param {Image[]} images
 * @param {string} scratch an empty folder
 */
export async function writeArchive(path, images, scratch) {
  mkdirSync(scratch, { recursive: true });
  const layers = new Map(images.flatMap((image) => image.layers.map((layer) => [fileOf(layer), layer])));
  const manifest = images.map(({ name, config, layers }) => {
    const image = JSON.stringify({
      architecture: process.arch === 'arm64' ? 'arm64' : 'amd64',
      os: 'linux',
      config,
      rootfs: { type: 'layers', diff_ids: layers.map(({ digest }) => `sha256:${digest}`) },
      history: layers.map(() => ({ created: '1970-01-01T00:00:00Z', created_by: 'test bed' })),
    });
    const file = `${createHash('sha256').update(image).digest('hex')}.json`;
    writeFileSync(join(scratch, file), image);
    return { Config: file, RepoTags: [name], Layers: layers.map(fileOf) };
  });
  writeFileSync(join(scratch, 'manifest.json'), JSON.stringify(manifest));
  for (const [file, layer] of layers) renameSync(layer.path, join(scratch, file));
  const files = ['manifest.json', ...manifest.map(({ Config }) => Config), ...layers.keys()];
  await run('tar', [...reproducible, '-cf', path, '-C', scratch, ...files]);
}

const fileOf = (/** @type {Layer} */ { digest }) => `${digest}.tar`;

/** @param {string} path @returns {Promise<string>} */
async function digestOf(path) {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex');
}
