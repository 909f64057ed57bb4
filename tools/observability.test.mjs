import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { funnelSteps, metricCatalog } from '@blue-peony/contracts';
import { readMetrics, watchProcess } from '@blue-peony/service-kit';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

/** @type {any[]} */
const rules = parse(read('helm/blue-peony/files/alerts.yaml'))
  .groups.flatMap((group) => group.rules)
  .filter(({ alert }) => alert);
const { panels } = JSON.parse(read('helm/blue-peony/files/dashboard.json'));
const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr]));
const runbookOf = (alert) =>
  `${alert
    .replace('BluePeony', '')
    .replace(/(?<!^)(?=[A-Z])/g, '-')
    .toLowerCase()}.md`;

watchProcess('test');
const defaults = new Set((await readMetrics()).match(/^\w+(?=[{ ])/gm));

/** Parts of a query that do not exist: a metric, one of its labels, or a label's value. */
function unknownIn(expr) {
  const bare = expr.replace(/"[^"]*"/g, '""');
  const names = [...bare.matchAll(/\b(?:blue_peony|process|nodejs)_\w+/g)].map(([name]) => name);
  const labels = new Set(['app', 'le', 'outbox', 'namespace', 'release', 'cronjob']);
  const unknown = names.filter((name) => {
    const metric = metricOf(name);
    for (const label of Object.keys(metric?.labels ?? {})) labels.add(label);
    return !metric && !defaults.has(name);
  });
  for (const [, list] of bare.matchAll(/by \(([^)]*)\)/g))
    unknown.push(...list.split(/,\s*/).filter((label) => !labels.has(label)));
  for (const [, name, matchers] of expr.matchAll(/\b(blue_peony_\w+)\{([^}]*)\}/g))
    for (const [, label, operator, value] of matchers.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)) {
      const known = ['app', 'namespace', 'release'].includes(label) ? [] : metricOf(name)?.labels[label];
      const wanted = operator.endsWith('~') ? value.split('|') : [value];
      if (!known) unknown.push(`${name}.${label}`);
      else if (known.length > 0) unknown.push(...wanted.filter((one) => !known.includes(one)));
    }
  return unknown;
}

function metricOf(name) {
  const histogram = metricCatalog[name.replace(/_(bucket|sum|count)$/, '')];
  return histogram?.type === 'histogram' ? histogram : metricCatalog[name];
}

describe('what a query may not ask for', () => {
  test.each([
    ['sum(rate(blue_peony_mails_sent_total[5m]))', ['blue_peony_mails_sent_total']],
    ['sum by (kind) (rate(blue_peony_mails_total[5m]))', ['kind']],
    ['blue_peony_mails_total{outcome="lost"}', ['lost']],
    ['blue_peony_mails_total{outcome=~"sent|gone"}', ['gone']],
    ['blue_peony_mails_total_count', ['blue_peony_mails_total_count']],
    ['rate(process_made_up_total[5m])', ['process_made_up_total']],
  ])('%s', (expr, unknown) => {
    expect(unknownIn(expr)).toEqual(unknown);
  });
});

test.each(queries)('the panel “%s” asks for what exists', (_title, expr) => {
  expect(unknownIn(expr)).toEqual([]);
});

describe.each(rules)('$alert', ({ alert, expr, for: duration, labels, annotations }) => {
  const runbook = `deploy/runbooks/${runbookOf(alert)}`;

  test('asks for what exists', () => {
    expect(unknownIn(expr)).toEqual([]);
  });

  test('has a runbook with the same rule, which its annotation names', () => {
    expect(annotations.runbook_url).toBe(`https://github.com/agency/blue-peony/blob/main/${runbook}`);
    const [, promql, forTime, severity] =
      /```promql\n(.+)\n```\n\nfor `(\w+)`, severity `(\w+)`\./.exec(read(runbook)) ?? [];
    expect({ promql, forTime, severity }).toEqual({ promql: expr, forTime: duration, severity: labels.severity });
  });

  test('sends the reader to panels and pages that there are', () => {
    const text = read(runbook);
    const [, named = ''] = /[Pp]anels? ((?:“[^”]+”(?:, | and )?)+)/.exec(text) ?? [];
    const titles = panels.map(({ title }) => title);
    for (const [, title] of named.matchAll(/“([^”]+)”/g))
      expect(titles.some((one) => one.startsWith(title))).toBe(true);
    for (const [, page] of text.matchAll(/`([\w-]+\.md)`/g))
      expect(readdirSync(join(root, 'deploy/runbooks'))).toContain(page);
  });
});

test.each(funnelSteps)('the dashboard has a bar for the funnel’s step %s', (step) => {
  expect(queries.filter(([, expr]) => expr.includes(`step="${step}"`))).not.toEqual([]);
});

test('every runbook is of an alert', () => {
  expect(readdirSync(join(root, 'deploy/runbooks')).sort()).toEqual(rules.map(({ alert }) => runbookOf(alert)).sort());
});

test('every metric of the catalog is told by some code', () => {
  const paths = execFileSync('git', ['ls-files', 'libs/*.ts', 'apps/*.ts'], { encoding: 'utf8', cwd: root });
  const sources = paths
    .trim()
    .split('\n')
    .filter((path) => !/\.test\.ts$|contracts\/src\/metrics\.ts$/.test(path))
    .map(read)
    .join('\n');
  expect(Object.keys(metricCatalog).filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
});

test('in Compose, Prometheus reads every service that tells metrics, where it tells them', () => {
  const [{ names, port }] = parse(read('deploy/observability/prometheus.yml')).scrape_configs[0].dns_sd_configs;
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  const telling = Object.entries(services).filter(([, { environment }]) => environment?.METRICS_PORT);
  expect(telling.map(([name, { environment }]) => [name, environment.METRICS_PORT])).toEqual(
    names.map((name) => [name, `${port}`]),
  );
});
