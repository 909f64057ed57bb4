// The autoscaler follows the load.
import { ask } from '../api.mjs';
import { startLoad } from '../load.mjs';
import { serveMetrics } from '../metrics.mjs';
import { namespace } from '../paths.mjs';
import { until } from '../processes.mjs';
import { upgrade } from '../product.mjs';

const crowd = 16;
const fewest = 2;

const replicas = async () =>
  (await ask(`/apis/apps/v1/namespaces/${namespace}/deployments/blue-peony-gateway`)).status.replicas;

/** @param {any} values */
const scaled = (values) => ({
  ...values,
  pods: { scalingBehavior: { scaleDown: { stabilizationWindowSeconds: 15 } } },
  services: {
    ...values.services,
    gateway: {
      autoscaling: { enabled: true, minReplicas: fewest, maxReplicas: 4, cpu: 70 },
      resources: { requests: { cpu: '100m' } },
    },
  },
});

/** @type {import('../play.mjs').Play[]} */
export const scalePlays = [
  {
    name: 'autoscaling up and down',
    load: { visitors: 1 },
    before: async ({ values }) => {
      await serveMetrics();
      await upgrade(scaled(values));
    },
    act: async (_bed, ledger) => {
      const load = startLoad(ledger, { visitors: crowd });
      try {
        await until('the gateway has more pods', async () => (await replicas()) > fewest, 120_000);
      } finally {
        await load.stop();
      }
      await until('the gateway has as few pods as before', async () => (await replicas()) === fewest, 240_000);
      return load.calls.filter(({ failure }) => failure).map(({ kind, failure }) => `of the crowd: ${kind} ${failure}`);
    },
    after: ({ values }) => upgrade(values),
  },
];
