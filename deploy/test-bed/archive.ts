// Writes images as docker-archives, without an engine.
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.ts';

/** a tar file and its sha256 */
export type Layer = { path: string; digest: string };
export type Image = {
  /** with its tag */
  name: string;
  layers: Layer[];
  /** of its containers, as in the specification of OCI images */
  config: object;
};

// The same files make the same bytes. make-pages.sh takes up to twelve days off the time of a page.
const reproducible = [
  '--sort=name',
  '--mtime=@1700000000',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--format=gnu',
];

/** @param folder the files of the layer @returns beside the folder */
export async function layerOf(folder: string): Promise<Layer> {
  const path = `${folder}.layer`;
  await run('tar', [...reproducible, '-cf', path, '-C', folder, '.']);
  return { path, digest: await digestOf(path) };
}

/**
 * Images in one archive, which has a layer that they share once.
 * @param path of the archive
 * @param scratch an empty folder
 */
export async function writeArchive(path: string, images: Image[], scratch: string) {
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

const fileOf = ({ digest }: Layer) => `${digest}.tar`;

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex');
}
