import type { Call } from '@blue-peony/test-kit';
import { expect, test } from '@jest/globals';
import { judge, row, type Bounds } from '../deploy/test-bed/judge.ts';
import type { Policy, Selector } from '../deploy/test-bed/kubernetes.ts';
import { rulesOf } from '../deploy/test-bed/policies.ts';
import { commandsOf } from '../deploy/test-bed/runbook.ts';

const ok: { lost: string[]; doubled: string[] } = { lost: [], doubled: [] };
/** A call each second; those of the given seconds failed. */
const calls = (length: number, failed: number[] = [], kind = 'application') =>
  Array.from({ length }, (_, second) => ({
    kind,
    at: second * 1_000,
    ms: 10,
    failure: failed.includes(second) ? '503 upstream_unavailable' : undefined,
  }));
const wrong = (play: Partial<Bounds>, made: Call[], found = ok, noticed: string[] = []) =>
  judge({ name: 'play', ...play }, made, found, noticed).wrong;

test('a play without a bound fails at its first failed call', () => {
  expect(wrong({}, calls(10))).toEqual([]);
  expect(wrong({}, calls(10, [3]))).toEqual(['1 of 1 calls failed: 1 × application 503 upstream_unavailable']);
});

test('a play may fail a share of its calls, for some seconds', () => {
  const play = { failures: 0.5, seconds: 5 };
  expect(wrong(play, calls(20, [3, 5]))).toHaveLength(1);
  expect(wrong(play, calls(20, [3, 7]))).toEqual([]);
  expect(wrong(play, calls(20, [3, 9]))).toEqual(['calls failed for 6.0 s']);
});

test('a play fails when something acknowledged is lost, whatever its bound', () => {
  expect(wrong({ failures: 1, seconds: 60 }, calls(10), { lost: ['application'], doubled: [] })).toEqual([
    'lost: 1 × application',
  ]);
});

test('calls of a kind that may fail do not count', () => {
  const play = { only: /^(?!photo)/ };
  expect(wrong(play, calls(10, [1, 2], 'photo'))).toEqual([]);
  expect(wrong(play, calls(10, [1, 2]))).toHaveLength(1);
});

test('the table marks a row that went wrong and says why', () => {
  const lines = row(judge({ name: 'a play' }, calls(10, [3]), ok, ['it was not played to its end'])).split('\n');
  expect(lines[0]).toMatch(/^X {2}a play/);
  expect(lines[1]).toContain('it was not played to its end');
  expect(row(judge({ name: 'a play' }, calls(10), ok, []))).toMatch(/^ok a play/);
});

const pod = (name: string, podIP: string, labels: Record<string, string>, namespace = 'ours') => ({
  metadata: { name, namespace, labels },
  spec: { nodeName: 'node-1' },
  status: { podIP, phase: 'Running' },
});
const policy = (podSelector: Selector, spec: Omit<Partial<Policy['spec']>, 'podSelector'>) => ({
  metadata: { name: 'policy', namespace: 'ours', labels: {} },
  spec: { podSelector, policyTypes: ['Ingress', 'Egress'], ...spec },
});
const pods = [
  pod('caller', '10.0.0.1', { role: 'caller' }),
  pod('server', '10.0.0.2', { role: 'server' }),
  pod('scraper', '10.0.0.3', { role: 'caller' }, 'monitoring'),
];
const namespaces = ['ours', 'monitoring'].map((name) => ({ metadata: { name, namespace: '', labels: { name } } }));

test('a pod that no policy selects has no rules', () => {
  expect(rulesOf([policy({ matchLabels: { role: 'other' } }, {})], pods, namespaces)).toEqual([]);
});

test('a policy without rules drops everything from and to the pods of its namespace', () => {
  expect(rulesOf([policy({}, {})], pods, namespaces)).toEqual([
    '-A POLICIES-EGRESS -s 10.0.0.1 -j DROP',
    '-A POLICIES-EGRESS -s 10.0.0.2 -j DROP',
    '-A POLICIES-INGRESS -d 10.0.0.1 -j DROP',
    '-A POLICIES-INGRESS -d 10.0.0.2 -j DROP',
  ]);
});

test('peers are pods of the namespace, of other namespaces, or addresses', () => {
  const caller = { matchExpressions: [{ key: 'role', operator: 'In', values: ['caller', 'admin'] }] };
  const ingress = [
    { from: [{ podSelector: caller }], ports: [{ port: 3000 }] },
    { from: [{ namespaceSelector: { matchLabels: { name: 'monitoring' } } }], ports: [{ port: 9464 }] },
  ];
  const egress = [
    { to: [{ ipBlock: { cidr: '10.96.0.10/32' } }], ports: [{ port: 53, protocol: 'UDP' }] },
    { ports: [{ port: 5432 }] },
  ];
  expect(rulesOf([policy({ matchLabels: { role: 'server' } }, { ingress, egress })], pods, namespaces)).toEqual([
    '-A POLICIES-EGRESS -s 10.0.0.2 -d 10.96.0.10/32 -p udp --dport 53 -j RETURN',
    '-A POLICIES-EGRESS -s 10.0.0.2 -d 0.0.0.0/0 -p tcp --dport 5432 -j RETURN',
    '-A POLICIES-EGRESS -s 10.0.0.2 -j DROP',
    '-A POLICIES-INGRESS -d 10.0.0.2 -s 10.0.0.1 -p tcp --dport 3000 -j RETURN',
    '-A POLICIES-INGRESS -d 10.0.0.2 -s 10.0.0.3 -p tcp --dport 9464 -j RETURN',
    '-A POLICIES-INGRESS -d 10.0.0.2 -j DROP',
  ]);
});

test('a part of a policy that the bed does not know is refused', () => {
  expect(() => rulesOf([policy({}, { ingress: [{ ports: [{ port: 'http' }] }] })], pods, namespaces)).toThrow('http');
});

test('a step of the operations page is the commands of its own section', () => {
  expect(commandsOf('Roll back', 4)).toBe('helm uninstall mails --wait\n');
  expect(commandsOf('Password of a service in PostgreSQL', 5)).toBe('DROP ROLE blue_peony_intake_rotation;\n');
  expect(() => commandsOf('Roll back', 9)).toThrow('no commands');
});
