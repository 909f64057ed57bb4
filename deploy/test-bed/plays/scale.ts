// The autoscaler follows the load.
import { ask } from '../api.ts';
import type { Deployment, Values } from '../kubernetes.ts';
import { startLoad } from '../load.ts';
import { serveMetrics } from '../metrics.ts';
import { namespace } from '../paths.ts';
import { eventually } from '@blue-peony/test-kit';
import { upgrade } from '../product.ts';
import type { Play } from '../play.ts';

const crowd = 16;
const fewest = 2;
/** Percent of the request: at rest a gateway takes 10 to 20, and the crowd takes 180 of it on a machine of two processors. */
const threshold = 80;

const replicas = async () =>
  (await ask<Deployment>(`/apis/apps/v1/namespaces/${namespace}/deployments/blue-peony-gateway`)).status.replicas;

const scaled = (values: Values) => ({
  ...values,
  pods: { scalingBehavior: { scaleDown: { stabilizationWindowSeconds: 15 } } },
  services: {
    ...values.services,
    gateway: {
      autoscaling: { enabled: true, minReplicas: fewest, maxReplicas: 4, cpu: threshold },
      resources: { requests: { cpu: '100m' } },
    },
  },
});

export const scalePlays: Play[] = [
  {
    name: 'autoscaling up and down',
    load: { visitors: 1, pauseMs: 1_000 },
    before: async ({ values }) => {
      await serveMetrics();
      await upgrade(scaled(values));
    },
    act: async (_bed, ledger) => {
      const isSmall = async () => (await replicas()) === fewest;
      await eventually('the gateway has its fewest pods', isSmall, 240_000);
      const load = startLoad(ledger, { visitors: crowd });
      try {
        await eventually('the gateway has more pods', async () => (await replicas()) > fewest, 120_000);
      } finally {
        await load.stop();
      }
      await eventually('the gateway has as few pods as before', isSmall, 240_000);
      return load.calls.filter(({ failure }) => failure).map(({ kind, failure }) => `of the crowd: ${kind} ${failure}`);
    },
    after: ({ values }) => upgrade(values),
  },
];
