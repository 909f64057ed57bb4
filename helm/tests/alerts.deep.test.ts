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

const read = (path: string) => readFileSync(path, 'utf8');
const ruleFile = join(chart, 'files/alerts.yaml');
const alerts: Manifest[] = parse(read(ruleFile))
  .groups.flatMap(({ rules }: Manifest) => rules)
  .filter(({ alert }: Manifest) => alert);

type Trouble = {
  alert: string;
  at: string;
  series: Record<string, [production: string | null, staging: string | null]>;
  labels: Record<string, string>;
  summary: string;
};
const troubles: Trouble[] = parse(read(resolve(import.meta.dirname, 'alerts.yaml')));

/** A test of promtool: the alert fires once, for production. Metrics of the cluster have no label of the release. */
function promtoolTest({ alert, at, series, labels, summary }: Trouble) {
  const release = labels.cronjob ? {} : { release: 'agency' };
  const input = Object.entries(series).flatMap(([name, values]) =>
    ['production', 'staging'].flatMap((namespace, index) => {
      const selector = Object.entries({ namespace, ...release }).map(([label, value]) => `${label}="${value}"`);
      const [metric, own = ''] = name.split(/[{}]/);
      return values[index]
        ? [{ series: `${metric}{${[...selector, own].filter(Boolean).join(',')}}`, values: values[index] }]
        : [];
    }),
  );
  const { runbook_url } = alerts.find((rule) => rule.alert === alert).annotations;
  const expected = {
    exp_labels: { namespace: 'production', ...release, ...labels },
    exp_annotations: { summary, runbook_url },
  };
  return {
    name: alert,
    interval: '1m',
    input_series: input,
    alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts: [expected] }],
  };
}

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(tool('PROMTOOL_PATH'), args, { encoding: 'utf8', timeout: 120_000 });
  return { ok: status === 0, said: stdout + stderr };
}

function testRules(rules: string, tried = troubles) {
  const path = join(folder, 'tests.yaml');
  const tests = tried.map(promtoolTest);
  writeFileSync(path, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
  return promtool('test', 'rules', path);
}

test('each alert fires for the release in trouble, and not for the other one that the same Prometheus watches', () => {
  expect(testRules(ruleFile)).toEqual({ ok: true, said: expect.stringContaining('SUCCESS') });
});

test('every alert has such a test', () => {
  expect(new Set(troubles.map(({ alert }) => alert))).toEqual(new Set(alerts.map(({ alert }) => alert)));
});

test('an alert that mixes releases fails its test', () => {
  const mixed = read(ruleFile).replace(
    'sum by (namespace, release) (increase(blue_peony_mails_total',
    'sum(increase(blue_peony_mails_total',
  );
  const path = join(folder, 'alerts.yaml');
  writeFileSync(path, mixed);
  const deferred = troubles.filter(({ alert }) => alert === 'BluePeonyMailsDeferred');
  expect(testRules(path, deferred)).toEqual({ ok: false, said: expect.stringContaining('MailsDeferred') });
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
