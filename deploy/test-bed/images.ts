// The product's images, by the steps of its Dockerfiles, on a base of this machine's own programs: an engine and a
// registry to pull from are what a machine without Docker lacks.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { layerOf, writeArchive, type Layer } from './archive.ts';
import { pauseImage } from './nodes.ts';
import { run } from './processes.ts';

const services = ['gateway', 'intake', 'commerce', 'notification', 'backup'];
export const repository = 'docker.io/blue-peony';

/** What the programs of all images need; one base, so that nodes keep it once. */
const programs = [
  'sh',
  'sed',
  'grep',
  'gzip',
  'brotli',
  'find',
  'mkdir',
  'dirname',
  'touch',
  'stat',
  'tr',
  'cut',
  'sha256sum',
  'sleep',
  'tar',
  'xargs',
  'wget',
  'nginx',
];
/** Loaded by name while a program runs, so that ldd does not list them. */
const libraries = ['librt.so.1', 'libutil.so.1', 'libresolv.so.2', 'libnss_files.so.2', 'libnss_dns.so.2', 'libz.so.1'];
const files = {
  'etc/passwd': 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\nnobody:x:65534:65534::/:/bin/sh\n',
  'etc/group': 'root:x:0:\nnode:x:1000:\nnogroup:x:65534:\n',
  'etc/nsswitch.conf': 'hosts: files dns\n',
};

/** @param tree built sources of a release @param path of the archive of all images */
export async function makeImages(tree: string, tag: string, path: string) {
  const scratch = `${path}.scratch`;
  rmSync(scratch, { recursive: true, force: true });
  const base = await makeBase(scratch);
  const name = (image: string) => `${repository}/${image}:${tag}`;
  const images = [];
  for (const service of services) {
    const root = join(scratch, service);
    await run(process.execPath, ['deploy/copy-modules.mjs', service, join(root, 'app')], { cwd: tree });
    const dist = join(root, 'app/apps', service, 'dist');
    cpSync(join(tree, 'apps', service, 'dist'), dist, { recursive: true });
    if (service === 'gateway') cpSync(join(tree, 'apps/site/dist'), join(dist, 'site'), { recursive: true });
    const config = {
      ...servedBy(join(tree, service === 'backup' ? 'deploy/backup/Dockerfile' : 'deploy/Dockerfile')),
      WorkingDir: `/app/apps/${service}`,
    };
    images.push({ name: name(service), layers: [base, await layerOf(root)], config });
  }
  images.push(await makeWeb(tree, name('web'), scratch, base), await makePause(scratch));
  await writeArchive(path, images, join(scratch, 'archive'));
  rmSync(scratch, { recursive: true });
}

/** Environment, user and entry point of an image, from the last stage of its Dockerfile. */
function servedBy(dockerfile: string) {
  const stage =
    readFileSync(dockerfile, 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const entry = /^ENTRYPOINT (\[.*\])$/m.exec(stage)?.[1] ?? '[]';
  const variables = /^ENV (.*)$/m.exec(stage)?.[1] ?? '';
  return {
    Env: ['PATH=/usr/local/bin:/usr/sbin:/usr/bin', 'LANG=C.UTF-8', ...variables.split(' ').filter(Boolean)],
    User: /^USER (\S+)$/m.exec(stage)?.[1] ?? '',
    Entrypoint: JSON.parse(entry),
  };
}

async function makeBase(scratch: string) {
  const root = join(scratch, 'base');
  for (const part of [
    'usr/bin',
    'usr/sbin',
    'usr/lib',
    'usr/lib64',
    'etc',
    'tmp',
    'proc',
    'dev',
    'sys',
    'run',
    'var/lib/nginx',
    'var/log/nginx',
  ])
    mkdirSync(join(root, part), { recursive: true });
  for (const part of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${part}`, join(root, part));
  const postgres = postgresTools();
  const found = programs.map((program) => programPath(program));
  for (const path of [...found, ...postgres]) await bring(root, path);
  await bring(root, realpathSync(process.execPath), '/usr/bin/node');
  for (const path of postgres) symlinkSync(path, join(root, 'usr/bin', path.split('/').at(-1) ?? ''));
  const where = (await run('ldconfig', ['-p'])).split('\n');
  for (const library of libraries) {
    const path = where
      .find((line) => line.includes(`${library} `) && line.includes('x86-64') === (process.arch === 'x64'))
      ?.split('=> ')[1];
    if (path) await bring(root, path);
  }
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(root, 'etc/ssl/certs/ca-certificates.crt'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  await run('chmod', ['1777', join(root, 'tmp')]);
  return layerOf(root);
}

const postgresTools = () => {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  return ['pg_dump', 'pg_restore', 'psql'].map((tool) => `/usr/lib/postgresql/${versions[0]}/bin/${tool}`);
};

const programPath = (program: string) => {
  const path = ['/usr/bin', '/usr/sbin'].map((folder) => join(folder, program)).find(existsSync);
  if (!path) throw new Error(`The images need ${program}, which is not installed`);
  return path;
};

/** Copies a program or library with the libraries that it is linked with. */
async function bring(root: string, path: string, to = path) {
  const linked = await run('ldd', [path]).catch(() => '');
  const all = new Map([[realpathSync(path), to]]);
  for (const [, library = ''] of linked.matchAll(/(\/\S+) \(0x/g)) all.set(realpathSync(library), library);
  for (const [from, at] of all) {
    const target = join(root, at.startsWith('/usr/') ? at : `/usr${at}`);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(from, target, { dereference: true });
  }
}

async function makeWeb(tree: string, name: string, scratch: string, base: Layer) {
  const root = join(scratch, 'web');
  const copied = {
    'apps/site/dist': 'srv/site',
    'apps/admin/dist': 'srv/admin/admin',
    'deploy/web/make-pages.sh': 'usr/local/bin/make-pages',
    'deploy/web/make-resolver.sh': 'usr/local/bin/make-resolver',
    'deploy/web/watch-indexing.sh': 'usr/local/bin/watch-indexing',
    'deploy/web/keep-pages.sh': 'usr/local/bin/keep-pages',
    'deploy/web/gateway.conf': 'etc/nginx/blue-peony/gateway.conf',
  };
  for (const [from, to] of Object.entries(copied).filter(([one]) => existsSync(join(tree, one))))
    cpSync(join(tree, from), join(root, to), { recursive: true, preserveTimestamps: true, dereference: true });
  const options = { cwd: tree };
  const register = ['--disable-warning=ExperimentalWarning', '--import', './tools/register.mjs'];
  const builds = ['apps/site/dist', 'apps/admin/dist'];
  const write = async (file: string, given: string[]) =>
    writeFileSync(
      join(root, file),
      await run(process.execPath, [...register, 'deploy/web/nginx-config.mjs', ...given], options),
    );
  await write('etc/nginx/nginx.conf', builds);
  // Release 1.0.0 made its pages when it started.
  if (existsSync(join(root, 'usr/local/bin/keep-pages'))) await write('srv/pages.txt', builds.slice(0, 1));
  const config = { ...servedBy(join(tree, 'deploy/web/Dockerfile')), StopSignal: 'SIGQUIT' };
  return { name, layers: [base, await layerOf(root)], config };
}

const pauseSource = `#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/wait.h>
static void leave(int signal) { _exit(0); }
static void reap(int signal) { while (waitpid(-1, 0, WNOHANG) > 0); }
int main(void) { signal(SIGINT, leave); signal(SIGTERM, leave); signal(SIGCHLD, reap); for (;;) pause(); }
`;

/** The container that holds a pod's namespaces. */
async function makePause(scratch: string) {
  const root = join(scratch, 'pause');
  mkdirSync(root, { recursive: true });
  await run('gcc', ['-static', '-O2', '-x', 'c', '-o', join(root, 'pause'), '-'], { input: pauseSource });
  return { name: pauseImage, layers: [await layerOf(root)], config: { Entrypoint: ['/pause'], User: '65535:65535' } };
}
