import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tool } from '@blue-peony/test-kit';
import { expect, test } from '@jest/globals';
import { anything, chart, renderText, valuesFiles, type Manifest } from './chart.ts';

/** Advice of kube-score that the chart does not follow, with the reason. kube-linter, its peer, is in no registry that the tests install from. */
const exceptions = {
  'container-image-pull-policy': 'a tag of a release never moves, and image.digests names the content',
  'container-ephemeral-storage-request-and-limit': 'images are read-only, and every emptyDir has a limit of its own',
  'container-resources': 'memory is limited; a throttled processor would answer late while the node is idle',
  'deployment-has-host-podantiaffinity': 'topology spread constraints keep pods of a service apart, also at three pods',
  'statefulset-has-host-podantiaffinity': 'the S3 server of a laptop is one pod',
  'deployment-replicas': 'one pod is the choice of the small values, and of the desk',
  'pod-probes-identical': 'nginx with the desk depends on nothing, so it is ready when it lives',
};
const ofLaptop = {
  'deployment-has-poddisruptionbudget': 'the inbox of a laptop is one pod',
  'statefulset-has-poddisruptionbudget': 'the S3 server of a laptop is one pod',
};

const laptop = readFileSync(join(chart, 'examples/laptop.yaml'), 'utf8');
const all = [
  ['the defaults', renderText({ set: anything }), exceptions],
  ...valuesFiles.map((file) => [file, renderText({ file }), exceptions] as const),
  ['examples/laptop.yaml', laptop, { ...exceptions, ...ofLaptop }],
] as const;
const found = all.map(([name, text, accepted]) => ({ name, accepted, findings: findings(text) }));

test.each(found)('kube-score finds nothing in $name but what has a reason', ({ accepted, findings }) => {
  expect(findings.filter(([check]) => !(check in accepted))).toEqual([]);
});

test('every exception is still needed', () => {
  const checks = new Set(found.flatMap(({ findings }) => findings.map(([check]) => check)));
  expect([...checks].sort()).toEqual(Object.keys({ ...exceptions, ...ofLaptop }).sort());
});

/** @returns check and object of each finding that is critical or a warning */
function findings(manifests: string): [check: string, name: string][] {
  const args = ['score', '--kubernetes-version', 'v1.35', '--output-format', 'json', '-'];
  const { stdout } = spawnSync(tool('KUBE_SCORE_PATH'), args, { input: manifests, encoding: 'utf8', timeout: 60_000 });
  const critical = 1;
  const warning = 5;
  return JSON.parse(stdout).flatMap(({ object_name: name, checks }: Manifest) =>
    checks
      .filter(({ grade, skipped }: Manifest) => !skipped && [critical, warning].includes(grade))
      .map(({ check }: Manifest) => [check.id, name]),
  );
}
