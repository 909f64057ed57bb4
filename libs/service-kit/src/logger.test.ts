import { expect, test } from '@jest/globals';
import { createLogger, logRequest } from './logger.ts';

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

test("an answered request's line has what any other line has", () => {
  const [req, res] = [{ method: 'GET', routeOptions: { url: '/"x"/:id' }, staff: { sub: 'id' } }, { statusCode: 200 }];
  const fields = (line: Record<string, unknown>) => ({ ...line, time: typeof line.time });
  const written = logged((logger) =>
    logRequest(logger.child({ reqId: 'a-request' }), req, { ...res, elapsedTime: 1.50000001 }),
  );
  const plain = logged((logger) =>
    logger.child({ reqId: 'a-request' }).info({ req, res, responseTime: 1.5 }, 'request completed'),
  );
  expect(fields(written)).toEqual(fields(plain));
  expect(Object.keys(written)).toEqual(Object.keys(plain));
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
