// Images in place of those that docker-compose.yml and the Dockerfiles take from a registry, under the same names.
import { copyFileSync, cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompose, tool } from '@blue-peony/test-kit';
import { root } from '../test-bed/paths.ts';
import { run } from '../test-bed/processes.ts';
import { at, compose, docker } from './engine.ts';

const authorities = '/etc/ssl/certs/ca-certificates.crt';

/** The name of each image by the stage that stands in for it. */
function names() {
  const { services } = readCompose();
  const [, nginx = ''] =
    /^ARG NGINX_IMAGE=(\S+)/m.exec(readFileSync(join(root, 'deploy/web/Dockerfile'), 'utf8')) ?? [];
  return {
    node: services.secrets!.image,
    postgres: services.postgres!.image,
    rabbitmq: services.rabbitmq!.image,
    seaweedfs: services.s3!.image,
    nginx,
    caddy: readCompose('deploy/one-server/compose.yml').services.caddy!.image,
  };
}

export async function makeStandIns() {
  const base = at('debian.tar');
  await run('mmdebstrap', ['--quiet', '--variant=minbase', 'bookworm', base]);
  await docker('import', base, 'debian:bookworm-slim');

  const context = at('stand-ins');
  cpSync(join(import.meta.dirname, 'stand-ins'), context, { recursive: true });
  copyFileSync(tool('VERSITYGW_PATH'), join(context, 'versitygw'));
  copyFileSync(authorities, join(context, 'ca-certificates.crt'));
  for (const folder of ['bin', 'etc', 'lib/node_modules'])
    mkdirSync(join(context, 'node', folder), { recursive: true });
  copyFileSync(process.execPath, join(context, 'node/bin/node'));
  const modules = realpathSync((await run('npm', ['root', '--global'])).trim());
  cpSync(join(modules, 'npm'), join(context, 'node/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(context, 'node/bin', name));
  writeFileSync(join(context, 'node/etc/npmrc'), `cafile=${authorities}\n`);

  const services = Object.entries(names()).map(([target, image]) => [target, { image, build: { context, target } }]);
  await compose(['-f', '-', 'build'], JSON.stringify({ name: 'stand-ins', services: Object.fromEntries(services) }));
}
