// The autoscaler follows the load.
import { ask } from '../api.mjs';
import { startLoad } from '../load.mjs';
import { serveMetrics } from '../metrics.mjs';
import { namespace } from '../paths.mjs';
import { until } from '../processes.mjs';
import { upgrade } from '../product.mjs';

const crowd = 16;
const fewest = 2;
/** Percent of the request, low enough that the crowd exceeds it on a machine of two processors: it reached 31. */
const threshold = 20;

const replicas = async () =>
  (await ask(`/apis/apps/v1/namespaces/${namespace}/deployments/blue-peony-gateway`)).status.replicas;

/** @param {any} values */
const scaled = (values) => ({
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

/** @type {import('../play.mjs').Play[]} */
export const scalePlays = [
  {
    name: 'autoscaling up and down',
    // A visitor without pauses alone keeps the processor above the threshold.
    load: { visitors: 1, pauseMs: 1_000 },
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
