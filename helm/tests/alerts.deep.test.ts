import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { tool } from '@blue-peony/test-kit';
import { afterAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { chart, named, render, type Manifest } from './chart.ts';

const folder = mkdtempSync(join(tmpdir(), 'blue-peony-alerts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tests = resolve(import.meta.dirname, 'alerts.yaml');
const read = (path: string) => readFileSync(path, 'utf8');

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(tool('PROMTOOL_PATH'), args, { encoding: 'utf8', timeout: 120_000 });
  return { ok: status === 0, said: stdout + stderr };
}

test('each alert fires for the release in trouble, and not for the other one that the same Prometheus watches', () => {
  expect(promtool('test', 'rules', tests)).toEqual({ ok: true, said: expect.stringContaining('SUCCESS') });
});

test('every alert has such a test', () => {
  const alerts = parse(read(join(chart, 'files/alerts.yaml'))).groups.flatMap(({ rules }: Manifest) => rules);
  const tried = parse(read(tests)).tests.map(({ name }: Manifest) => name);
  expect(new Set(tried)).toEqual(new Set(alerts.map(({ alert }: Manifest) => alert).filter(Boolean)));
});

test('an alert that mixes releases fails these tests', () => {
  const mixed = read(join(chart, 'files/alerts.yaml')).replace(
    'sum by (namespace, release) (increase(blue_peony_mails_total',
    'sum(increase(blue_peony_mails_total',
  );
  writeFileSync(join(folder, 'alerts.yaml'), mixed);
  const path = join(folder, 'tests.yaml');
  writeFileSync(path, read(tests).replace('../blue-peony/files/alerts.yaml', join(folder, 'alerts.yaml')));
  expect(promtool('test', 'rules', path)).toEqual({ ok: false, said: expect.stringContaining('MailsDeferred') });
});

test('the rules of a release are valid and point to the runbooks of the operator', () => {
  const set = { 'monitoring.prometheusRule': { enabled: true, runbooks: 'https://wiki.example/runbooks' } };
  const { spec } = named(render({ set }), 'PrometheusRule', 'blue-peony');
  const path = join(folder, 'rules.yaml');
  writeFileSync(path, JSON.stringify(spec));
  expect(promtool('check', 'rules', path)).toEqual({ ok: true, said: expect.stringContaining('SUCCESS') });
  const urls = spec.groups.flatMap(({ rules }: Manifest) => rules.map(({ annotations }: Manifest) => annotations));
  for (const annotations of urls.filter(Boolean))
    expect(annotations.runbook_url).toMatch(/^https:\/\/wiki\.example\/runbooks\/[\w-]+\.md$/);
});
