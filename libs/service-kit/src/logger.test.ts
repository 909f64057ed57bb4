import { expect, test } from '@jest/globals';
import { createLogger } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  let line = '';
  write(createLogger({ service: 'test', level: 'info', destination: { write: (text) => (line = text) } }));
  return JSON.parse(line) as Record<string, unknown>;
}

test('a request is its method, route and staff member, never its address', () => {
  const req = {
    method: 'GET',
    url: '/api/x/secret?q=ann',
    headers: { cookie: 'c' },
    routeOptions: { url: '/api/x/:id' },
    staff: { sub: 'id-of-a-person', role: 'owner' },
  };
  expect(logged((logger) => logger.info({ req }, 'incoming'))).toMatchObject({
    service: 'test',
    level: 'info',
    req: { method: 'GET', route: '/api/x/:id', staff: 'id-of-a-person' },
  });
  expect(JSON.stringify(logged((logger) => logger.info({ req }, 'incoming')))).not.toMatch(/secret|ann|cookie/);
});

test('an error is its class, code and place, without the row or the address that it speaks of', () => {
  const err = Object.assign(new Error('duplicate key "ann@example.com": <ann@example.com> refused'), {
    code: '23505',
    constraint: 'staff_email',
    detail: 'Key (email)=(ann@example.com) already exists.',
    parameters: ['ann@example.com', 'Ann Sample'],
    query: "INSERT INTO staff VALUES ('Ann Sample')",
  });
  const line = logged((logger) => logger.error({ err }, 'request failed'));
  expect(line.err).toMatchObject({ type: 'Error', code: '23505', constraint: 'staff_email' });
  expect(JSON.stringify(line)).not.toMatch(/ann/i);
});
