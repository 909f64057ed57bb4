import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const { services } = parse(read('docker-compose.dev.yml'));

test.each(Object.entries(services))(
  'docker-compose.dev.yml mounts the source of %s and of each library that it uses',
  (name, { volumes }) => {
    const { dependencies } = JSON.parse(read(`apps/${name}/package.json`));
    const own = Object.keys(dependencies).filter((other) => other.startsWith('@blue-peony/'));
    const folders = [`apps/${name}/src`, ...own.map((other) => `libs/${other.slice('@blue-peony/'.length)}/src`)];
    expect(volumes.toSorted()).toEqual(folders.map((folder) => `./${folder}:/src/${folder}:ro`).toSorted());
  },
);
