import { expect, test } from '@jest/globals';
import type { Endpoint } from './endpoint.ts';
import { endpoints, innerEndpoints } from './endpoints.ts';
import { photoLinkQuerySchema } from './photos/schemas.ts';
import { fillPath, publicPaths } from './public-paths.ts';

const rows = Object.entries<Endpoint>(endpoints);

test('no two rows have the same method and path', () => {
  const calls = rows.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});

test.each(rows)('%s has a schema for each parameter of its path', (_name, { path, params }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(params?.shape ?? {})).toEqual(names);
});

test.each(rows)('%s audits only parts that the call has', (_name, { who, params, body, query, response, audit }) => {
  const asked = who === 'photo-link' ? photoLinkQuerySchema : query;
  const parts = { params, body, query: asked, answer: response } as Record<string, { shape?: object } | undefined>;
  for (const part of [audit?.subject, audit?.detail].filter((name) => name !== undefined && name !== 'applications')) {
    const [source, name] = part.split('.') as [string, string | undefined];
    expect(parts[source]).toBeDefined();
    if (name) expect(Object.keys(parts[source]!.shape ?? {})).toContain(name);
  }
});

test('every public path equals the path of the row with the same name', () => {
  for (const [name, path] of Object.entries(publicPaths))
    expect(endpoints[name as keyof typeof endpoints].path).toBe(path);
});

test('the gateway has no route to calls between services', () => {
  expect(rows.filter(([, { path, who }]) => path.startsWith('/inner/') || who === 'service')).toEqual([]);
});

test('every call between services is inner and asks for a service token', () => {
  const inner = Object.values<Endpoint>(innerEndpoints);
  expect(inner.filter(({ path, who }) => !path.startsWith('/inner/') || who !== 'service')).toEqual([]);
});

test('a filled path keeps each value within one segment', () => {
  expect(fillPath('/api/photos/{path}/x', { path: 'a/b?c' })).toBe('/api/photos/a%2Fb%3Fc/x');
});
