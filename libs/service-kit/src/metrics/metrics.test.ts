import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { counter, histogram, observe, readMetrics, watchProcess } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

watchProcess('test');
const countSignIns = counter('blue_peony_sign_ins_total');
const lag = histogram('blue_peony_mail_lag_seconds');

describe('metrics', () => {
  test('begin at 0 for every value of a label that is known beforehand', async () => {
    expect(await readMetrics()).toContain('blue_peony_sign_ins_total{method="invite",app="test"} 0');
    countSignIns({ method: 'invite' });
    countSignIns({ method: 'invite' }, 2);
    expect(await readMetrics()).toContain('blue_peony_sign_ins_total{method="invite",app="test"} 3');
  });

  test('keep the buckets of the catalog', async () => {
    lag({ recipient: 'staff' }, 20);
    const text = await readMetrics();
    expect(text).toContain('blue_peony_mail_lag_seconds_bucket{le="10",app="test",recipient="staff"} 0');
    expect(text).toContain('blue_peony_mail_lag_seconds_bucket{le="30",app="test",recipient="staff"} 1');
  });

  test('leave out a gauge whose source fails or hangs, and keep all others', async () => {
    const oldest = (outbox: string, value: number) =>
      ({ gauge: 'blue_peony_outbox_oldest_seconds', labels: { outbox }, value }) as const;
    const stops = [
      observe(async () => [oldest('working', 7)]),
      observe(() => Promise.reject(new Error('away'))),
      observe(() => {
        throw new Error('away at once');
      }),
      observe(() => new Promise(() => undefined)),
    ];
    expect(await readMetrics()).toContain('blue_peony_outbox_oldest_seconds{outbox="working",app="test"} 7');
    for (const stop of stops) stop();
    expect(await readMetrics()).not.toContain('outbox="working"');
  });
});

describe('the metrics port', () => {
  let served: Awaited<ReturnType<typeof serveMetrics>>;
  beforeAll(async () => {
    served = await serveMetrics(0, '127.0.0.1');
  });
  afterAll(() => served.close());

  test('answers what Prometheus reads, the process itself included', async () => {
    const answer = await fetch(served.url);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toContain('process_cpu_seconds_total');
  });

  test('answers nothing else', async () => {
    expect((await fetch(new URL('/', served.url))).status).toBe(404);
    expect((await fetch(served.url, { method: 'POST' })).status).toBe(404);
  });
});
