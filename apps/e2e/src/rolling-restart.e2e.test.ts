import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { staffMailbox, startCluster, type Cluster } from './cluster/cluster.ts';
import { startLoad } from './cluster/load.ts';
import { services, type Service } from './cluster/replica.ts';
import { until } from './cluster/until.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(2, { RATE_LIMITS: 'off' });
  await until(() => services.every((service) => cluster.balancers[service].ready().length === 2));
});
afterAll(() => cluster?.close());

/** As a Deployment rolls out with one pod more and none less: first another that is ready, then one goes. */
async function rollOut(service: Service) {
  const balancer = cluster.balancers[service];
  const ends = [];
  for (const old of cluster.replicas[service].slice(0, 2)) {
    const { url } = await cluster.start(service);
    await until(() => balancer.ready().includes(url));
    ends.push(await old.terminate());
    balancer.remove(old.url);
  }
  return ends;
}

test('replacing every replica of every service under load fails no request, and mails each application once', async () => {
  const load = await startLoad(cluster.siteUrl, 4);
  await sleep(1_000);
  const ends = (await Promise.all(services.map(rollOut))).flat();
  await sleep(1_000);
  await load.stop();

  const logged = cluster.replicas.gateway.flatMap(({ output }) => output().match(/^.*"request failed".*$/gm) ?? []);
  expect({ failures: load.failures, logged }).toEqual({ failures: [], logged: [] });
  expect(ends.map(({ code }) => code)).toEqual(ends.map(() => 0));
  expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(20_000);
  for (const kind of ['application', 'photo', 'checkout', 'list', 'mails', 'signIn'])
    expect(load.done[kind]).toBeGreaterThan(10);

  const mails = () => cluster.smtp.messages().filter(({ envelope }) => envelope.to[0] === staffMailbox);
  await until(() => mails().length >= load.done.application!, 60_000);
  expect(new Set(mails().map(({ messageId }) => messageId)).size).toBe(load.done.application);
  expect(mails()).toHaveLength(load.done.application!);
});
