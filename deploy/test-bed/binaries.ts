// Builds Kubernetes from source, once for each version: no registry of packages has its servers.
import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goModule, onPath } from '../../tools/go-tools.mjs';
import { cache, kubernetes } from './paths.ts';

const programs = ['kube-apiserver', 'kubelet', 'kube-controller-manager', 'kube-scheduler', 'kube-proxy', 'kubectl'];

/** @returns its path */
export const binary = (program: string): string => join(cache(), 'bin', program);

/** @throws Error without Go */
export function buildKubernetes() {
  if (programs.every((program) => existsSync(binary(program)))) return;
  if (!onPath('go')) throw new Error('The test bed needs Go, to build Kubernetes');
  console.log(`Building Kubernetes ${kubernetes}, which takes some five minutes, once …`);
  const module = join(cache(), 'module');
  const built = join(cache(), 'bin.part');
  for (const folder of [module, built]) mkdirSync(folder, { recursive: true });
  const imports = programs.map((program) => `  _ "k8s.io/kubernetes/cmd/${program}"`).join('\n');
  writeFileSync(join(module, 'tools.go'), `//go:build tools\n\npackage tools\n\nimport (\n${imports}\n)\n`);
  writeFileSync(join(module, 'go.mod'), moduleFile());
  const env = {
    ...process.env,
    CGO_ENABLED: '0',
    GOFLAGS: '-mod=mod -buildvcs=false -trimpath',
    // Without collecting garbage, and below without inlining, the build takes half of the time.
    GOGC: 'off',
    GOMEMLIMIT: '2500MiB',
  };
  const options = {
    cwd: module,
    env,
    stdio: ['ignore', 'ignore', 'inherit'] satisfies StdioOptions,
    timeout: 3_600_000,
  };
  execFileSync('go', ['mod', 'tidy'], { ...options, stdio: 'ignore' });
  const flags = ['-p', '2', '-gcflags=all=-l', '-ldflags', `-s -w ${versionFlags()}`];
  for (const program of programs)
    execFileSync('go', ['build', ...flags, '-o', join(built, program), `k8s.io/kubernetes/cmd/${program}`], options);
  renameSync(built, join(cache(), 'bin'));
  rmSync(module, { recursive: true });
}

/** The published modules of the staging folders take the place of the folders. */
function moduleFile() {
  const source = readFileSync(join(goModule(`k8s.io/kubernetes@v${kubernetes}`, process.env), 'go.mod'), 'utf8');
  const staged = [...source.matchAll(/^\s*(k8s\.io\/\S+) => \.\/staging\//gm)].map(([, name]) => name);
  const version = kubernetes.replace(/^1/, 'v0');
  const lines = staged.map((name) => `  ${name} => ${name} ${version}`);
  return `module bed\n\ngo 1.24.0\n\ngodebug default=go1.24\n\nrequire k8s.io/kubernetes v${kubernetes}\n\nreplace (\n${lines.join('\n')}\n)\n`;
}

/** Helm compares the version that the API server states with the chart's. */
function versionFlags() {
  const [major, minor] = kubernetes.split('.');
  const values = {
    gitVersion: `v${kubernetes}`,
    gitMajor: major,
    gitMinor: minor,
    gitTreeState: 'clean',
    gitCommit: 'bed',
    buildDate: '2026-01-01T00:00:00Z',
  };
  return ['k8s.io/component-base/version', 'k8s.io/client-go/pkg/version']
    .flatMap((path) => Object.entries(values).map(([name, value]) => `-X ${path}.${name}=${value}`))
    .join(' ');
}
